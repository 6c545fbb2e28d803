import type { en } from './messages.en.ts';

const tile = '{tile, select, chest {un cofre} barrel {un barril} other {un saco}}';
const roll = `{mover, select, billy {{steps, plural, one {un sable} other {dos sables}}} other {{steps, plural, one {un plátano} other {dos plátanos}}}}`;
const tiles = '{count, plural, one {# ficha} other {# fichas}}';
const points = '{points, plural, one {# punto} other {# puntos}}';

/** Coco Capitano en español. */
export const es: Readonly<Record<keyof typeof en, string>> = {
  'figure.captain': 'Capitán',
  'figure.billy': 'Billy',
  'figure.monkey': 'Mono',
  'tile.chest': 'Cofre, 1',
  'tile.barrel': 'Barril, 2',
  'tile.bag': 'Saco, 3',
  'tile.several': '{count} × {tile}',
  'tile.back': 'una ficha boca abajo',
  'kind.chest': 'Cofres',
  'kind.barrel': 'Barriles',
  'kind.bag': 'Sacos',

  'sea.title': 'Las islas',
  'sea.figure': '{figure}, isla {island}',
  'sea.stack': 'Pila',
  'sea.stackSays':
    'Pila: {count, plural, =0 {ninguna ficha} one {# ficha} other {# fichas}}{tile, select, none {} chest {, encima un cofre, 1} barrel {, encima un barril, 2} other {, encima un saco, 3}}',
  'sea.catch': '<b>{who}</b> se juega',
  'die.pirate': `{mover, select, billy {{steps, plural, one {un sable} other {dos sables}}} other {{steps, plural, one {un plátano} other {dos plátanos}}}}`,
  'die.captain': 'Capitán: {pips}',

  'risk.title': 'Riesgo',
  'risk.of': '{ways, plural, =0 {<b>ninguno</b>} other {<b>{ways}</b> de <b>{of}</b>}}',
  'risk.says': 'Riesgo de encontrarse con alguien en la próxima tirada: {ways} de {of}, {share, number, percent}',
  'odds.title': 'En la próxima tirada',
  'odds.meets': 'El Capitán se encuentra con alguien',
  'odds.alone': `Llega solo{tile, select, none {} other {: ${tile}}}`,
  'piles.title': 'Los montones',
  'piles.crew': 'Tripulación',
  'piles.points': 'Puntos',
  'piles.tiles': 'Fichas',
  'piles.left': 'Quedan por salir',
  'piles.hidden': '{count} boca abajo',

  'tray.risk': 'En juego',
  'tray.nothing': 'Nada todavía',
  'tray.safe': 'A salvo',
  'tray.tiles': '{count, plural, one {<b>#</b> ficha} other {<b>#</b> fichas}}',
  'tray.sum': `{young, select, yes {${tiles}} other {${points}}}`,
  'badge.tiles': 'fichas a salvo',
  'badge.points': '<b>{points}</b> {points, plural, one {pt} other {pts}}',

  'say.begin': '<turn>Tu turno.</turn> Tira los dos dados.',
  'say.choose': '<turn>Tu turno.</turn> ¿Guardas <b>{sum}</b> o te atreves a tirar otra vez?',
  'say.last': '<turn>Tu turno.</turn> ¿Guardas <b>{sum}</b> o vas a por la última ficha?',
  'say.rolling': '{whoIs, select, you {Ruedan los dados…} other {<b>{who}</b> tira…}}',
  'say.other': '<b>{who}</b> {count, plural, =0 {va a tirar} other {se juega <b>{sum}</b>}}',
  'say.met': `{whoIs, select, you {Te encuentras} other {<b>{who}</b> se encuentra}} con {met, select, both {Billy y el mono} billy {Billy} other {el mono}}{count, plural, =0 {.} one {: se pierde # ficha.} other {: se pierden # fichas.}}`,
  'say.banked': '{whoIs, select, you {Guardas} other {<b>{who}</b> guarda}} <b>{sum}</b>.',
  'say.over': 'La pila se ha acabado.',
  'do.roll': 'Tirar',
  'do.again': 'Tirar otra vez',
  'do.stop': 'Parar con {sum}',
  'do.stopYoung': 'Parar con {tiles, plural, one {# ficha} other {# fichas}}',

  'log.first': '{whoIs, select, you {Empiezas tú} other {Empieza <b>{who}</b>}}, por sorteo.',
  'log.placed': 'El Capitán empieza en la isla {captain}, Billy en la {billy} y el mono en la {monkey}.',
  'log.rolled': `{whoIs, select, you {Sacas} other {<b>{who}</b> saca}} <b>${roll}</b> y un <b>{pips}</b>.`,
  'log.took': `El Capitán llega solo: {whoIs, select, you {coges} other {<b>{who}</b> coge}} <b>${tile}</b>.`,
  'log.lost': `{whoIs, select, you {Te encuentras} other {<b>{who}</b> se encuentra}} con {met, select, both {<b>Billy</b> y <b>el mono</b>} billy {<b>Billy</b>} other {<b>el mono</b>}}. {count, plural, =0 {No había nada que perder.} one {# ficha vuelve a la pila.} other {# fichas vuelven a la pila.}}`,
  'log.stopped': `{whoIs, select, you {Paras y guardas} other {<b>{who}</b> para y guarda}} ${tiles}, ${points}.`,
  'log.banked': `{whoIs, select, you {Guardas} other {<b>{who}</b> guarda}} ${tiles}.`,
  'log.last': `La última ficha: {whoIs, select, you {guardas} other {<b>{who}</b> guarda}} ${tiles}, ${points}.`,
  'log.ended': 'La pila se ha acabado.',

  'text.turn': 'Turno',
  'text.turnIs': '{whoIs, select, you {Tu turno} other {Turno de {who}}}.',
  'text.roll': `Última tirada: ${roll} y un {pips}.`,
  'text.captain': 'El Capitán está en la isla {island} de {islands}.',
  'text.ahead':
    '{figure} está {steps, plural, =0 {en la isla del Capitán} one {# isla por delante del Capitán} other {# islas por delante del Capitán}}.',
  'text.noRisk': 'No hay nada en juego.',
  'text.players': 'Fichas a salvo',
  'text.player': '{whoIs, select, you {Tú} other {{who}}}: {count, plural, =0 {ninguna ficha} one {# ficha} other {# fichas}}',
  'text.kinds':
    '{chests, plural, one {# cofre} other {# cofres}}, {barrels, plural, one {# barril} other {# barriles}}, {bags, plural, one {# saco} other {# sacos}}: {points, plural, one {# punto} other {# puntos}}',
  'text.order': 'Las próximas fichas, desde arriba: {tiles}.',
  'text.bottom': 'En el fondo: {tiles}.',

  'score.chest': 'Cofres × 1',
  'score.barrel': 'Barriles × 2',
  'score.bag': 'Sacos × 3',
  'score.points': 'Puntos',
  'score.tiles': 'Fichas',
  'ending.chests': 'Empate arriba: deciden los cofres.',

  'option.olderPlayers': 'Jugadores mayores',
  'option.olderPlayers.help': 'Una isla menos: el Capitán tiene menos sitio.',
  'option.youngPlayers': 'Jugadores muy pequeños',
  'option.youngPlayers.help': 'Gana el montón más alto, haya lo que haya en él.',
  'option.lostTiles': 'Las fichas perdidas vuelven',
  'option.lostTiles.top': 'encima, como estaban',
  'option.lostTiles.bottom': 'al fondo',
  'option.lostTiles.reshuffle': 'a una pila barajada de nuevo',
  'option.openScores': 'Puntos a la vista',
  'option.openScores.help': 'Todos ven qué hay en cada montón a salvo. Si no, solo cuántas fichas, y hay que recordar lo demás.',
};
