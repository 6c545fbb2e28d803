import type { en } from './guide.en.ts';

/** Las notas de la guía. */
export const es: Record<keyof typeof en, string> = {
  welcome:
    'Los piratas se suben unos a otros hasta que la pila basta para un <b>barco</b>. Quien está arriba es el capitán y cobra los ducados del barco, pero paga las <b>pagas</b> de los piratas ajenos. Gana quien más dinero tenga.',
  move: 'En tu turno <b>mueves o abordas</b>. Tus piratas no te cuestan nada, así que súbete a uno barato: <b>toca tu 2 y después el 2 de la izquierda.</b>',
  stack:
    'Una pila se mueve entera y nunca se parte. Cuatro piratas bastan para el barco más pequeño: <b>pon tu pila sobre la de la izquierda.</b>',
  board:
    'Cuatro piratas, y nadie se te ha subido. <b>Aborda el barco de 18</b>: muestra dos piezas de botín y tú eliges la tuya. El segundo pirata desde arriba se lleva la otra.',
  paid: '18 ducados menos 7 de pagas: 11 para ti. Todos los piratas vuelven con sus dueños. Cuando se han abordado los tres barcos salen otros tres.',
  takeOver:
    'Cinco piratas, dos de ellos tuyos, y un 5 arriba. Súbete y la pila es tuya: <b>pon tu 2 encima.</b> El próximo turno podría abordar cualquier barco.',
  covered:
    'Tarde: se te han subido y ahora la pila es suya, con tres de los tuyos dentro. ¡Recuerda sus pagas! Entretanto, <b>pon tu ? sobre la pila de tres.</b>',
  mutiny:
    'Con <b>tres piratas</b> en la pila de otro puedes amotinarte al empezar el turno de su capitán: tiene que abordar. <b>Exígelo.</b>',
  end: 'Cobraste 9 y, por ser segundo desde arriba, un barril. Tras 15 barcos, quien más piezas de un tipo tenga gana sus ducados: cofres 15, barriles 12, candelabros 9, sables 6.',
  done: 'Eso es todo el juego. Las reglas están siempre en el libro de arriba.',
};
