import type { en } from './guide.en.ts';

/** The notes of the guide, in Spanish. */
export const es: Readonly<Record<keyof typeof en, string>> = {
  welcome:
    'Del <b>Cofre</b> van saliendo joyas, una carta tras otra, hacia el centro. Tienes cuatro <b>bolsas</b>: cada una se lleva una joya o un color, una sola vez.',
  card: 'Tu primera carta: <b>2 anillos rojos</b>. Está en la columna de su joya; la letra es su color, y el sello redondo es un <b>sombrero</b>.',
  window:
    'Después de cada carta se va cerrando el anillo de <b>Parche</b>. En ese tiempo cualquiera puede tocarlo, pero solo se acierta con <b>tres sombreros</b>. Una mano equivocada cuesta dos cartas ganadas, o una bolsa. Así que, de momento, manos quietas.',
  draw: 'Cada bolsa dice lo que se llevaría ahora: gemas y luego cartas. Todavía es poco. <b>Roba la segunda carta.</b>',
  pass: 'Otro sombrero, ya van dos. Guarda tus bolsas y <b>termina el turno</b>.',
  chest: 'Los otros han sacado una carta con un <b>cofre</b> en el sello: sale otra enseguida. Ojo a los sombreros…',
  touch: '¡El tercer sombrero! <b>Toca a Parche</b> o pulsa espacio.',
  caught: 'Has sido más rápido, contando desde que la carta apareció en cada pantalla. Todas las cartas con sombrero son tuyas.',
  bag: 'Tu carta tiene <b>garfios</b>. En la primera no hacen nada; en la segunda terminan el turno. Tu <b>bolsa roja</b> se lleva ahora dos cartas: <b>ábrela</b>.',
  end: '5 gemas más. La bolsa ya no está y tu turno ha acabado. Cuando salga del Cofre el Capitán Flint, o nadie tenga bolsas, gana quien más gemas tenga.',
  done: 'Este es todo el juego. Las reglas están siempre en el libro de arriba.',
};
