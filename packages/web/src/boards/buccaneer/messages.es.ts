import type { en } from './messages.en.ts';

export const es: { readonly [key in keyof typeof en]: string } = {
  'sea.title': 'Puerto',
  'panel.title': 'Botín',
  'panel.note': 'Al final, quien más tiene de un tipo cobra sus ducados.',
  'ships.title': 'Barcos',
  'ships.left': 'Barcos que aún no han salido: {ships}.',
  'ships.none': 'No salen más barcos.',

  'loot.sabre': 'sable',
  'loot.candlestick': 'candelabro',
  'loot.barrel': 'barril',
  'loot.chest': 'cofre',
  'loot.sabre.many': 'Sables',
  'loot.candlestick.many': 'Candelabros',
  'loot.barrel.many': 'Barriles',
  'loot.chest.many': 'Cofres',
  'loot.lead': '{loot}, vale {bonus}: {count, plural, =0 {nadie tiene} other {{who} con #}}; quedan {left} en la reserva.',
  ducats: '{count, plural, one {# ducado} other {# ducados}}',

  'ship.label':
    'Barco de {ducats} ducados: necesita {crew} piratas, muestra {loot}, paga {mystery} al signo de interrogación.{state, select, sel { Elegido.} lit { Puedes abordarlo.} other {}}',
  'ship.gone': 'Abordado.',
  'ship.help': 'Necesita {crew} piratas y paga {ducats} ducados. Un pirata con signo de interrogación cobra {mystery}. Muestra: {loot}.',

  'stack.label':
    '{height, plural, one {{owner, select, you {Tu pirata} other {Pirata de {name}}}} other {{owner, select, you {Tu pila de #} other {Pila de # de {name}}}}}: {pirates}.{ships, select, none {} other { Podría abordar {ships}.}}{state, select, sel { Elegida.} lit { Se puede elegir.} mutiny { Puede haber motín.} other {}}',
  'hands.covered':
    '{count, plural, =0 {Ninguno de sus piratas está tapado.} one {Otros tapan a un pirata.} other {Otros tapan a # piratas.}}',
  'stack.pirate': '{who} {wage}',
  'stack.covered': '{who}',
  'stack.lone': 'paga {wage}',
  'stack.ship': 'el barco de {ducats}',
  'quay.title': '{who}: {money, plural, one {# ducado} other {# ducados}}',
  'quay.mine': 'Tus pilas',
  'quay.empty': 'Ninguna pila: los cinco piratas están debajo de otros.',

  'pay.title':
    '{height, plural, one {{owner, select, you {Tu pirata} other {Pirata de {name}}}} other {{owner, select, you {Tu pila de #} other {Pila de # de {name}}}}}, desde arriba',
  'pay.range': '{low} a {high}',
  'pay.own': 'propio',
  'pay.keep.you': 'Te quedas',
  'pay.keep.other': '{who} se queda',
  'pay.cost': 'Pagas',
  'pay.loss.you': 'Pones',
  'pay.loss.other': '{who} pone',
  'pay.poor': 'Lo que falte al capitán lo paga la reserva.',
  'pay.ship': 'Barco de {ducats}',

  'say.choose': '<turn>Tu turno.</turn> <b>Mueve</b> una pila o <b>aborda</b> un barco: toca una tuya.',
  'say.move': '<turn>Tu turno.</turn> <b>Mueve</b>: toca una pila tuya y luego otra ajena.',
  'say.board': '<turn>Tu turno.</turn> Solo puedes <b>abordar</b>: toca un barco iluminado.',
  'say.must': '<turn>¡Motín!</turn> Tienes que <b>abordar</b> con una pila que lo exige.',
  'say.must.why': 'Qué barco, lo eliges tú.',
  'say.picked':
    '<turn>Tu turno.</turn> {boards, select, yes {Pon tu {height, plural, one {pirata} other {pila de #}} en una pila iluminada o <b>aborda</b> un barco iluminado.} only {<b>Aborda</b> un barco iluminado con tu {height, plural, one {pirata} other {pila de #}}.} other {Pon tu {height, plural, one {pirata} other {pila de #}} en una pila iluminada.}}',
  'say.whichStack': '<turn>Tu turno.</turn> ¿Con qué pila <b>abordas</b> el barco de {ducats}?',
  'say.ask':
    '<turn>Tu turno.</turn> ¿<b>Abordar</b> el barco de {ducats} con tu {height, plural, one {pirata} other {pila de #}}{choice, select, yes { y tomar qué pieza} other {}}?',
  'say.ask.second': '{who}, segundo desde arriba, recibe la otra pieza.',
  'say.ask.one': 'Solo hay una pieza: es tuya.',
  'say.ask.none': 'En la reserva no queda esa pieza.',
  'say.moveAsk':
    '¿Poner tu {height, plural, one {pirata} other {pila de #}} sobre {whoIs, select, you {lo tuyo} other {lo de {who}}}: {sum} de alto?',
  'say.mutiny': '<turn>¿Motín?</turn> {count} de los tuyos están en la pila de <b>{who}</b>. ¿Exiges que <b>aborde</b>?',
  'say.mutiny.why': 'Cobras como en cualquier abordaje.',
  'say.waiting': '{whoIs, select, you {Tu turno.} other {<b>{who}</b> mueve o aborda.}}',
  'say.waiting.mutiny':
    '{count, plural, one {{oneIs, select, you {Decides} other {<b>{one}</b> decide}}} other {{seats} deciden}} si hay motín en {captainIs, select, you {tu pila} other {la pila de <b>{captain}</b>}}.',
  'say.waiting.must': 'Motín: {whoIs, select, you {tienes} other {<b>{who}</b> tiene}} que abordar.',
  'say.over': 'Se ha abordado el último barco.',
  'say.over.blockade': 'Por tercera vez nadie podía moverse: la partida acaba tal como está.',

  'do.board': 'Abordar',
  'do.take.sabre': 'Sable',
  'do.take.candlestick': 'Candelabro',
  'do.take.barrel': 'Barril',
  'do.take.chest': 'Cofre',
  'do.move': 'Mover',
  'do.demand': 'Exigirlo',
  'do.letBe': 'Dejarlo estar',

  'why.crew': 'Ese barco necesita {crew} piratas; tu pila tiene {height}.',
  'why.noStack': 'Ese barco necesita {crew} piratas; ninguna de tus pilas tiene tantos.',
  'why.tooHigh': 'Serían {height} piratas; ninguna pila puede pasar de nueve.',
  'why.own': 'Tus piratas no se ponen sobre los tuyos.',
  'why.mutiny': 'Motín: solo puede actuar una pila que lo exige, y tiene que abordar.',
  'why.stuck': 'Esa pila no puede ir a ningún sitio: toda otra pasaría de nueve y ningún barco la admite.',

  'mutiny.wish': 'Motín: {mode, select, always {exigir siempre} never {no exigir nunca} other {preguntar}}',
  'mutiny.title': 'Cuando puedas amotinarte',
  'mutiny.note':
    'Con tres o más piratas en la pila de otro puedes exigir, al empezar el turno de su capitán, que aborde. Puedes cambiarlo cuando quieras.',
  'mutiny.ask': 'Preguntarme cada vez',
  'mutiny.always': 'Exigirlo siempre',
  'mutiny.never': 'No exigirlo nunca',

  'booty.title': '{whoIs, select, you {Abordas} other {<b>{who}</b> aborda}} el barco de {ducats}',
  'booty.loot': '{whoIs, select, you {Tomas} other {Toma}} el {loot}',
  'booty.second': '<b>{who}</b>, {whoIs, select, you {eres el segundo: recibes} other {segundo desde arriba, recibe}} el {loot}',
  'booty.keep': '{whoIs, select, you {Te quedas} other {{who} se queda}}',
  'booty.add': '{whoIs, select, you {Pones} other {{who} pone}}',
  'booty.stock': 'La reserva paga',

  'log.firstDrawn': '{whoIs, select, you {<b>Empiezas</b> tú} other {Empieza <b>{who}</b>}}.',
  'log.shipsTurned': 'Hay tres barcos a la vista: {ships} ducados.',
  'log.moved':
    '{whoIs, select, you {<b>Te subes</b>} other {<b>{who}</b> se sube}} {ontoIs, select, you {a lo tuyo} other {a {size, plural, one {un pirata} other {la pila}} de <b>{onto}</b>}}: {height} de alto.',
  'log.mutinyPossible':
    'Puede haber motín en {captainIs, select, you {tu pila} other {la pila de <b>{captain}</b>}}: {count, plural, one {{oneIs, select, you {puedes} other {<b>{one}</b> puede}}} other {{seats} pueden}} exigir el abordaje.',
  'log.demanded':
    '¡{whoIs, select, you {<b>Exiges</b>} other {<b>{who}</b> exige}} que {captainIs, select, you {abordes} other {<b>{captain}</b> aborde}}!',
  'log.letBe': '{whoIs, select, you {<b>Lo dejas</b>} other {<b>{who}</b> lo deja}} estar.',
  'log.boarded': '{whoIs, select, you {<b>Abordas</b>} other {<b>{who}</b> aborda}} el barco de <b>{ducats}</b>: {what}.',
  'log.takes': '{whoIs, select, you {tomas} other {toma}} un {loot}',
  'log.pays': '{whoIs, select, you {pagas} other {paga}} {whom}',
  'log.paid': '{ducats} a {whoIs, select, you {ti} other {{who}}}',
  'log.keeps': '{whoIs, select, you {te quedas} other {se queda}} {ducats}',
  'log.adds': '{whoIs, select, you {pones} other {pone}} {ducats}',
  'log.second':
    '{whoIs, select, you {Eres el segundo desde arriba: recibes} other {<b>{who}</b>, segundo desde arriba, recibe}} un {loot}.',
  'log.stockPaid': 'A {whoIs, select, you {ti no te} other {<b>{who}</b> no le}} llega: la reserva paga {ducats}.',
  'log.skipped': '{whoIs, select, you {No puedes} other {<b>{who}</b> no puede}} mover ni abordar: se salta el turno.',
  'log.blockaded': 'Nadie puede mover ni abordar: todas las pilas se deshacen sin cobrar{count, plural, =1 {} other { (vez #)}}.',
  'log.ended': 'La partida ha terminado.',
  'log.count':
    '{kind}: {most, plural, =0 {nadie tiene} other {{won, plural, one {{oneIs, select, you {tienes} other {<b>{one}</b> tiene}}} other {{winners} tienen}} más, {most}{won, plural, one {} other { cada uno}}: {won, plural, one {{bonus} ducados} other {{bonus} a repartir, {share} cada uno}}}}.',

  'text.ships': 'Barcos',
  'text.stacks': '{who}: {money, plural, one {# ducado} other {# ducados}}',
  'text.ship': '{ducats} ducados, necesita {crew}, muestra {loot}, el signo de interrogación cobra {mystery}',
  'text.stack':
    '{height, plural, one {un pirata solo} other {pila de #}}: {pirates}{ships, select, none {} other {; podría abordar {ships}}}',
  'text.loot': 'Botín',
  'text.has': '{loot}: {pieces}',
  'text.nobody': '{loot}: nadie',

  'score.count': 'Recuento final',
  'score.money': 'Ducados',
  'score.reason':
    '{most, plural, =0 {Nadie tiene.} other {{won, plural, one {{oneIs, select, you {Tienes} other {{one} tiene}} más, {most}: {bonus} ducados} other {{who} tienen más, {most} cada uno: {bonus} a repartir, {share} cada uno}}{few, plural, =0 {.} other {; {rest}, 1 por pieza.}}}}',
  'score.pieces': '×{pieces}',
  'score.total': 'Total',
  'ending.ships': '{ducats, plural, one {# ducado} other {# ducados}}, botín incluido.',
  'ending.blockade': 'El puerto se bloqueó por tercera vez; {ducats, plural, one {# ducado} other {# ducados}}, botín incluido.',

  'option.memoryAid': 'Ayuda de memoria',
  'option.memoryAid.help':
    'Muestra a cada jugador las pagas de los piratas tapados que ese jugador ha visto. Sin ella, hay que recordarlas.',
};
