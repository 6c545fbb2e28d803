import type { Messages } from '../../i18n/say.ts';

const tile = '{tile, select, chest {a chest} barrel {a barrel} other {a bag}}';
const roll = `{mover, select, billy {{steps, plural, one {a sabre} other {two sabres}}} other {{steps, plural, one {a banana} other {two bananas}}}}`;
const tiles = '{count, plural, one {# tile} other {# tiles}}';
const points = '{points, plural, one {# point} other {# points}}';

/** Coco Capitano in English. A typewriter apostrophe quotes in ICU: write ’. */
export const en = {
  'figure.captain': 'Captain',
  'figure.billy': 'Billy',
  'figure.monkey': 'Monkey',
  'tile.chest': 'Chest, 1',
  'tile.barrel': 'Barrel, 2',
  'tile.bag': 'Bag, 3',
  'tile.several': '{count} × {tile}',
  'tile.back': 'a tile, face down',
  'kind.chest': 'Chests',
  'kind.barrel': 'Barrels',
  'kind.bag': 'Bags',

  'sea.title': 'The islands',
  'sea.figure': '{figure}, island {island}',
  'sea.stack': 'Stack',
  'sea.stackSays':
    'Stack: {count, plural, =0 {no tiles} one {# tile} other {# tiles}}{tile, select, none {} chest {, on top a chest, 1} barrel {, on top a barrel, 2} other {, on top a bag, 3}}',
  'sea.catch': '<b>{who}</b> at risk',
  'die.pirate': `{mover, select, billy {{steps, plural, one {one sabre} other {two sabres}}} other {{steps, plural, one {one banana} other {two bananas}}}}`,
  'die.captain': 'Captain: {pips}',

  'risk.title': 'Risk',
  'risk.of': '{ways, plural, =0 {<b>none</b>} other {<b>{ways}</b> in <b>{of}</b>}}',
  'risk.says': 'Risk of meeting someone on the next roll: {ways} in {of}, {share, number, percent}',
  'odds.title': 'On the next roll',
  'odds.meets': 'The Captain meets someone',
  'odds.alone': `He lands alone{tile, select, none {} other {: ${tile}}}`,
  'piles.title': 'The piles',
  'piles.crew': 'Crew',
  'piles.points': 'Points',
  'piles.tiles': 'Tiles',
  'piles.left': 'Still to come',
  'piles.hidden': '{count} face down',

  'tray.risk': 'At risk',
  'tray.nothing': 'Nothing yet',
  'tray.safe': 'Safe',
  'tray.tiles': '{count, plural, one {<b>#</b> tile} other {<b>#</b> tiles}}',
  'tray.sum': `{young, select, yes {${tiles}} other {${points}}}`,
  'badge.tiles': 'safe tiles',
  'badge.points': '<b>{points}</b> {points, plural, one {pt} other {pts}}',

  'say.begin': '<turn>Your turn.</turn> Roll both dice.',
  'say.choose': '<turn>Your turn.</turn> Bank <b>{sum}</b>, or dare another roll?',
  'say.last': '<turn>Your turn.</turn> Bank <b>{sum}</b>, or go for the last tile?',
  'say.rolling': '{whoIs, select, you {The dice roll …} other {<b>{who}</b> rolls …}}',
  'say.other': '<b>{who}</b> {count, plural, =0 {is about to roll} other {has <b>{sum}</b> at risk}}',
  'say.met': `{whoIs, select, you {You meet} other {<b>{who}</b> meets}} {met, select, both {Billy and the monkey} billy {Billy} other {the monkey}}{count, plural, =0 {.} one {: # tile is lost.} other {: # tiles are lost.}}`,
  'say.banked': '{whoIs, select, you {You bank} other {<b>{who}</b> banks}} <b>{sum}</b>.',
  'say.over': 'The stack is empty.',
  'do.roll': 'Roll',
  'do.again': 'Roll again',
  'do.stop': 'Stop: bank {sum}',
  'do.stopYoung': 'Stop: bank {tiles, plural, one {# tile} other {# tiles}}',

  'log.first': '{whoIs, select, you {You begin} other {<b>{who}</b> begins}}, by lot.',
  'log.placed': 'The Captain starts on island {captain}, Billy on {billy}, the monkey on {monkey}.',
  'log.rolled': `{whoIs, select, you {You roll} other {<b>{who}</b> rolls}} <b>${roll}</b> and a <b>{pips}</b>.`,
  'log.took': `The Captain lands alone: {whoIs, select, you {you take} other {<b>{who}</b> takes}} <b>${tile}</b>.`,
  'log.lost': `{whoIs, select, you {You meet} other {<b>{who}</b> meets}} {met, select, both {<b>Billy</b> and <b>the monkey</b>} billy {<b>Billy</b>} other {<b>the monkey</b>}}. {count, plural, =0 {There was nothing to lose.} one {# tile goes back to the stack.} other {# tiles go back to the stack.}}`,
  'log.stopped': `{whoIs, select, you {You stop} other {<b>{who}</b> stops}} and {whoIs, select, you {bank} other {banks}} ${tiles}, ${points}.`,
  'log.banked': `{whoIs, select, you {You bank} other {<b>{who}</b> banks}} ${tiles}.`,
  'log.last': `The last tile: {whoIs, select, you {you bank} other {<b>{who}</b> banks}} ${tiles}, ${points}.`,
  'log.ended': 'The stack is empty.',

  'text.turn': 'Turn',
  'text.turnIs': '{whoIs, select, you {Your turn} other {{who}’s turn}}.',
  'text.roll': `Last roll: ${roll} and a {pips}.`,
  'text.captain': 'The Captain is on island {island} of {islands}.',
  'text.ahead':
    '{figure} is {steps, plural, =0 {on the Captain’s island} one {# island ahead of the Captain} other {# islands ahead of the Captain}}.',
  'text.noRisk': 'Nothing is at risk.',
  'text.players': 'Safe tiles',
  'text.player': '{whoIs, select, you {You} other {{who}}}: {count, plural, =0 {no tiles} one {# tile} other {# tiles}}',
  'text.kinds':
    '{chests, plural, one {# chest} other {# chests}}, {barrels, plural, one {# barrel} other {# barrels}}, {bags, plural, one {# bag} other {# bags}}: {points, plural, one {# point} other {# points}}',
  'text.order': 'The next tiles, from the top: {tiles}.',
  'text.bottom': 'At the bottom: {tiles}.',

  'score.chest': 'Chests × 1',
  'score.barrel': 'Barrels × 2',
  'score.bag': 'Bags × 3',
  'score.points': 'Points',
  'score.tiles': 'Tiles',
  'ending.chests': 'Level at the top: more chests decide.',

  'option.olderPlayers': 'Older players',
  'option.olderPlayers.help': 'One island less: the Captain has less room.',
  'option.youngPlayers': 'Very young players',
  'option.youngPlayers.help': 'The taller pile wins, whatever lies in it.',
  'option.lostTiles': 'Lost tiles go',
  'option.lostTiles.top': 'on top, as they were',
  'option.lostTiles.bottom': 'to the bottom',
  'option.lostTiles.reshuffle': 'into a reshuffled stack',
  'option.openScores': 'Open scores',
  'option.openScores.help': 'Everyone sees what lies in each safe pile. Off: only how many tiles, and you must remember the rest.',
} satisfies Messages;
