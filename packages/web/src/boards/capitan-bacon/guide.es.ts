import type { en } from './guide.en.ts';

/** Las notas de la guía. */
export const es: Record<keyof typeof en, string> = {
  welcome:
    'Sé el primero en tener un <b>juego completo</b> de un tesoro: 3 cofres o diamantes, 4 huchas o lingotes, 5 barriles o sacos. Los contadores sobre tu mano dicen cuánto te falta.',
  turn: 'En tu turno juegas <b>un solo tipo</b> de carta, tantas veces como la tengas. O entierras cartas, o pasas. Tienes dos Palas.',
  dig: 'Cada isla esconde una carta. <b>Toca una Pala y después la isla D.</b>',
  digAgain: 'Un Abordaje: será útil. Los demás vieron dónde cavaste, no qué hallaste. Te queda otra Pala: <b>cava en la isla E.</b>',
  end: '¡Un barril! Los tesoros se quedan en tu mano. <b>Acaba tu turno</b>; entonces robas hasta tener cinco cartas.',
  mirror:
    '¡Están pescando en tu mano! Pero tienes un <b>Espejo</b>. Todos esperan el mismo tiempo, así que nadie puede saberlo. <b>Úsalo.</b>',
  mirrored: 'La Caña se volvió: les quitaste una carta, otro Abordaje. El Espejo sirve contra Caña, Catalejo y Soltar lastre.',
  board: 'La carta de arriba del Galeón está a la vista: un cofre <b>y</b> un barril, cuenta como ambos. <b>Toca un Abordaje y aborda.</b>',
  boardAgain: 'Tres barriles. La siguiente carta también tiene un barril: <b>aborda otra vez.</b>',
  full: '¡Cuatro barriles de cinco! Nadie puede contar lo que queda en el Galeón; quien toma la última carta acaba la partida. <b>Acaba tu turno.</b>',
  buried: 'Han <b>enterrado</b> una carta: una isla nueva, y solo ellos saben qué hay. Quien entierra debe recordarlo.',
  map: 'Falta un barril. Con un <b>Mapa</b> miras antes de tomar. <b>Toca el Mapa y después la isla F.</b>',
  leave: 'Una Pala, no un barril. <b>Mira en otra parte, en la isla H</b>; lo que dejas se queda donde está.',
  keep: 'Ahí está. <b>Quédatelo</b>: cinco barriles son un juego completo y ganas al instante.',
  done: '¡La Trufa Negra es tuya! Las reglas están siempre en el libro de arriba.',
};
