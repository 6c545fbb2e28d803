import type { en } from './guide.en.ts';

/** Las notas de la guía. */
export const es: Record<keyof typeof en, string> = {
  welcome:
    'Sé el primero en quedarte sin cartas. Alguien sale con cartas que forman algo; los demás, por turno, las <b>superan</b> con otras más altas de la misma clase y cantidad, o pasan.',
  pass: 'Hay una pareja de 8, la más alta salvo dos de beicon. Saldría muy cara: <b>pasa</b>. Podrás volver a jugar más tarde.',
  single:
    'Todos pasaron: la pareja de 8 ganó y quien la jugó sale de nuevo, con un 2 suelto. Tu 7 no encaja en nada más. <b>Tócalo y juégalo.</b>',
  bacon:
    'Un 8, e igual no supera. Pero el <b>beicon</b> es comodín: vale por cualquier número, incluso la X, por encima del más alto. <b>Juega un beicon como X</b> y saldrás tú.',
  lead: 'Ahora puedes salir con cualquier plato de la carta. Tres parejas seguidas son un <b>tubo</b>: seis cartas de golpe. <b>Juega 1-1-2-2-3-3.</b>',
  special:
    'Cuatro iguales, un <b>especial</b>: supera a toda combinación y solo otro especial mejor lo supera. <b>Juega tus tres 4 y el beicon.</b>',
  stair: 'Nadie puede con eso. Sales otra vez: dos parejas seguidas son <b>peldaños</b>. <b>Juega 5-5-6-6.</b>',
  last: 'Te quedan dos cartas, y son pareja. <b>Juega los 8</b> y habrás terminado.',
  end: 'Terminas primero: te llevas más puntos de la ronda que nadie. La ronda sigue hasta que solo uno tiene cartas, y se juegan rondas hasta que alguien llega a la meta. Con 4 o 6 se juega en equipos, y quien gana una baza puede dejar salir a un compañero.',
  done: 'Eso es todo el juego. Las reglas están siempre en el libro de arriba.',
};
