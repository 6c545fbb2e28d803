import type { en } from './guide.en.ts';

/** Las notas de la guía. */
export const es: Record<keyof typeof en, string> = {
  welcome:
    'El Capitán navega de isla en isla en busca de tesoros. En cada tirada se mueve primero <b>Billy o el mono</b> y después <b>el Capitán</b>, tantas islas como puntos saque.',
  roll: 'Los números indican adónde lleva cada punto; en rojo, si ahora hay alguien esperando. <b>Tira los dos dados.</b>',
  took: 'Billy avanzó y el Capitán llegó a una isla vacía: el tesoro de arriba es tuyo, un saco que vale 3. Está <b>en riesgo</b> hasta que pares.',
  rollAgain:
    '¿Te atreves con otra tirada? Si el Capitán acaba donde está Billy o el mono, pierdes lo que está en riesgo. <b>Tira otra vez.</b>',
  stop: 'Un barril, 2 más. Basta por ahora: <b>plántate</b> y los 5 puntos quedan a salvo para siempre.',
  others: 'Ahora navega la siguiente tripulación. Ha encontrado un cofre y quiere más…',
  lost: 'Se han topado con Billy. Su tesoro vuelve a lo alto de la pila y te toca otra vez.',
  rollOnce: 'Ese cofre es ahora el próximo tesoro. Cada turno empieza con una tirada: <b>tira</b>.',
  bank: 'Más vale un punto que ninguno. <b>Plántate</b> y guárdalo.',
  end: 'Cuando se acaba la pila gana quien tenga más puntos: los cofres valen 1, los barriles 2 y los sacos 3. Si hay empate, decide quién tiene más cofres.',
  done: 'Eso es todo el juego. Las reglas están siempre en el libro de arriba.',
};
