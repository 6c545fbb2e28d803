export const en = {
  'sea.title': 'Harbour',
  'panel.title': 'Loot',
  'panel.note': 'At the end, most of a kind earns its ducats.',
  'ships.title': 'Ships',
  'ships.left': 'Ships still to come: {ships}.',
  'ships.none': 'No more ships come.',

  'loot.sabre': 'sabre',
  'loot.candlestick': 'candlestick',
  'loot.barrel': 'barrel',
  'loot.chest': 'chest',
  'loot.sabre.many': 'Sabres',
  'loot.candlestick.many': 'Candlesticks',
  'loot.barrel.many': 'Barrels',
  'loot.chest.many': 'Chests',
  'loot.lead': '{loot}, worth {bonus}: {count, plural, =0 {nobody has one} other {{who} with #}}; {left} left in the stock.',
  ducats: '{count, plural, one {# ducat} other {# ducats}}',

  'ship.label':
    'Ship of {ducats} ducats: needs {crew} pirates, shows {loot}, pays {mystery} to a question mark.{state, select, sel { Chosen.} lit { You can board it.} other {}}',
  'ship.gone': 'Boarded.',
  'ship.help': 'Needs {crew} pirates and pays {ducats} ducats. A pirate with a question mark gets {mystery}. It shows: {loot}.',

  'stack.label':
    '{owner, select, you {Your} other {{name}’s}} {height, plural, one {pirate} other {stack of #}}: {pirates}.{ships, select, none {} other { Could board the {ships}.}}{state, select, sel { Chosen.} lit { Can be chosen.} mutiny { Mutiny is possible.} other {}}',
  'hands.covered':
    '{count, plural, =0 {No pirate of theirs is covered.} one {One pirate is covered by others.} other {# pirates are covered by others.}}',
  'stack.pirate': '{who} {wage}',
  'stack.covered': '{who}',
  'stack.lone': 'wage {wage}',
  'stack.ship': 'ship of {ducats}',
  'quay.title': '{who}: {money, plural, one {# ducat} other {# ducats}}',
  'quay.mine': 'Your stacks',
  'quay.empty': 'No stack: all five pirates lie under others.',

  'pay.title': '{owner, select, you {Your} other {{name}’s}} {height, plural, one {pirate} other {stack of #}}, from the top',
  'pay.range': '{low} to {high}',
  'pay.own': 'own',
  'pay.keep.you': 'You keep',
  'pay.keep.other': '{who} keeps',
  'pay.cost': 'Wages',
  'pay.loss.you': 'You add',
  'pay.loss.other': '{who} adds',
  'pay.poor': 'What the captain lacks comes from the stock.',
  'pay.ship': 'Ship of {ducats}',

  'say.choose': '<turn>Your turn.</turn> <b>Move</b> a stack or <b>board</b> a ship: tap one of yours.',
  'say.move': '<turn>Your turn.</turn> <b>Move</b>: tap a stack of yours, then another’s.',
  'say.board': '<turn>Your turn.</turn> All you can do is <b>board</b>: tap a lit ship.',
  'say.must': '<turn>Mutiny!</turn> You must <b>board</b> with a stack that demands it.',
  'say.must.why': 'Which ship is your choice.',
  'say.picked':
    '<turn>Your turn.</turn> {boards, select, yes {Put your {height, plural, one {pirate} other {stack of #}} on a lit stack, or <b>board</b> a lit ship.} only {<b>Board</b> a lit ship with your {height, plural, one {pirate} other {stack of #}}.} other {Put your {height, plural, one {pirate} other {stack of #}} on a lit stack.}}',
  'say.whichStack': '<turn>Your turn.</turn> Which of your stacks <b>boards</b> the ship of {ducats}?',
  'say.ask':
    '<turn>Your turn.</turn> <b>Board</b> the ship of {ducats} with your {height, plural, one {pirate} other {stack of #}}{choice, select, yes { and take which piece} other {}}?',
  'say.ask.second': '{who}, second from the top, gets the other piece.',
  'say.ask.one': 'One piece only: it is yours.',
  'say.ask.none': 'The stock has no such piece left.',
  'say.moveAsk': 'Put your {height, plural, one {pirate} other {stack of #}} on {whoIs, select, you {yours} other {{who}’s}}: {sum} high?',
  'say.mutiny': '<turn>Mutiny?</turn> {count} of yours lie in <b>{who}</b>’s stack. Demand that {who} <b>boards</b>?',
  'say.mutiny.why': 'You are paid as in any boarding.',
  'say.waiting': '{whoIs, select, you {Your turn.} other {<b>{who}</b> moves or boards.}}',
  'say.waiting.mutiny':
    '{count, plural, one {{oneIs, select, you {You decide} other {<b>{one}</b> decides}}} other {{seats} decide}} about a mutiny in {captainIs, select, you {your} other {<b>{captain}</b>’s}} stack.',
  'say.waiting.must': 'Mutiny: {whoIs, select, you {you} other {<b>{who}</b>}} must board.',
  'say.over': 'The last ship has been boarded.',
  'say.over.blockade': 'Nobody could move for the third time: the game ends as it stands.',

  'do.board': 'Board',
  'do.take.sabre': 'Sabre',
  'do.take.candlestick': 'Candlestick',
  'do.take.barrel': 'Barrel',
  'do.take.chest': 'Chest',
  'do.move': 'Move',
  'do.demand': 'Demand it',
  'do.letBe': 'Let be',

  'why.crew': 'That ship needs {crew} pirates; your stack has {height}.',
  'why.noStack': 'That ship needs {crew} pirates; none of your stacks has so many.',
  'why.tooHigh': 'That would be {height} pirates; no stack may be higher than nine.',
  'why.own': 'Your own pirates do not go on your own.',
  'why.mutiny': 'Mutiny: only a stack whose pirates demand it may act, and it must board.',
  'why.stuck': 'That stack can go nowhere: every other would become higher than nine, and no ship takes it.',

  'mutiny.wish': 'Mutiny: {mode, select, always {always demand} never {never demand} other {ask me}}',
  'mutiny.title': 'When you could mutiny',
  'mutiny.note':
    'With three or more pirates in another’s stack you may demand, at the start of its captain’s turn, that it boards. You can change this at any time.',
  'mutiny.ask': 'Ask me each time',
  'mutiny.always': 'Always demand',
  'mutiny.never': 'Never demand',

  'booty.title': '<b>{who}</b> {whoIs, select, you {board} other {boards}} the ship of {ducats}',
  'booty.loot': '{whoIs, select, you {You take} other {Takes}} the {loot}',
  'booty.second': '<b>{who}</b>, second from the top, {whoIs, select, you {get} other {gets}} the {loot}',
  'booty.keep': '{whoIs, select, you {You keep} other {{who} keeps}}',
  'booty.add': '{whoIs, select, you {You add} other {{who} adds}}',
  'booty.stock': 'The stock pays',

  'log.firstDrawn': '<b>{who}</b> {whoIs, select, you {begin} other {begins}}.',
  'log.shipsTurned': 'Three ships lie open: {ships} ducats.',
  'log.moved':
    '<b>{who}</b> {whoIs, select, you {go} other {goes}} onto {ontoIs, select, you {your} other {<b>{onto}</b>’s}} {size, plural, one {pirate} other {stack}}: {height} high.',
  'log.mutinyPossible':
    'Mutiny is possible in {captainIs, select, you {your} other {<b>{captain}</b>’s}} stack: {count, plural, one {{oneIs, select, you {you} other {<b>{one}</b>}}} other {{seats}}} may demand boarding.',
  'log.demanded':
    '<b>{who}</b> {whoIs, select, you {demand} other {demands}} that {captainIs, select, you {you board} other {<b>{captain}</b> boards}}!',
  'log.letBe': '<b>{who}</b> {whoIs, select, you {let} other {lets}} it be.',
  'log.boarded': '<b>{who}</b> {whoIs, select, you {board} other {boards}} the ship of <b>{ducats}</b>: {what}.',
  'log.takes': '{whoIs, select, you {take} other {takes}} a {loot}',
  'log.pays': '{whoIs, select, you {pay} other {pays}} {whom}',
  'log.paid': '{whoIs, select, you {you} other {<b>{who}</b>}} {ducats}',
  'log.keeps': '{whoIs, select, you {keep} other {keeps}} {ducats}',
  'log.adds': '{whoIs, select, you {add} other {adds}} {ducats}',
  'log.second': '<b>{who}</b>, second from the top, {whoIs, select, you {get} other {gets}} a {loot}.',
  'log.stockPaid': '<b>{who}</b> {whoIs, select, you {have} other {has}} too little: the stock pays {ducats}.',
  'log.skipped': '<b>{who}</b> {whoIs, select, you {can} other {can}} neither move nor board: skipped.',
  'log.blockaded': 'Nobody can move or board: all stacks dissolve, unpaid{count, plural, =1 {} other { (time #)}}.',
  'log.ended': 'The game is over.',
  'log.count':
    '{kind}: {most, plural, =0 {nobody has one} other {{won, plural, one {{oneIs, select, you {you have} other {<b>{one}</b> has}}} other {{winners} have}} the most, {most}{won, plural, one {} other { each}}: {won, plural, one {{bonus} ducats} other {{bonus} shared, {share} each}}}}.',

  'text.ships': 'Ships',
  'text.stacks': '{who}: {money, plural, one {# ducat} other {# ducats}}',
  'text.ship': '{ducats} ducats, needs {crew}, shows {loot}, question mark gets {mystery}',
  'text.stack':
    '{height, plural, one {a pirate alone} other {stack of #}}: {pirates}{ships, select, none {} other {; could board the {ships}}}',
  'text.loot': 'Loot',
  'text.has': '{loot}: {pieces}',
  'text.nobody': '{loot}: nobody',

  'score.count': 'Final count',
  'score.money': 'Ducats',
  'score.reason':
    '{most, plural, =0 {Nobody has one.} other {{won, plural, one {{oneIs, select, you {You have} other {{one} has}} the most, {most}: {bonus} ducats} other {{who} have the most, {most} each: {bonus} shared, {share} each}}{few, plural, =0 {.} other {; {rest} 1 a piece.}}}}',
  'score.pieces': '×{pieces}',
  'score.total': 'Total',
  'ending.ships': '{ducats, plural, one {# ducat} other {# ducats}}, loot included.',
  'ending.blockade': 'The harbour was blocked a third time; {ducats, plural, one {# ducat} other {# ducats}}, loot included.',

  'option.memoryAid': 'Memory aid',
  'option.memoryAid.help':
    'Shows each player the wages of covered pirates that this player has seen. Off: you have to remember them yourselves.',
};
