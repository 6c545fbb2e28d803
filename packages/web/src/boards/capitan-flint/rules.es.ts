import type { RulesText } from '../../table/board.ts';

/** The rules in Spanish. */
export const rules: RulesText = {
  sections: [
    {
      title: 'De qué se trata',
      blocks: [
        'Del Cofre de un fantasma van saliendo joyas, una carta tras otra. Llévate con tus pocas bolsas todas las de un tipo o de un color, y sé quien primero ponga la mano sobre Parche, el loro, cuando haya tres sombreros. Gana quien más gemas tenga cuando aparezca el Capitán Flint.',
      ],
    },
    {
      title: 'Con qué empiezas',
      blocks: [
        'Cada jugador tiene <b>cuatro bolsas</b>, ocultas para los demás: cada una es de una joya (anillos, diamantes, monedas, perlas) o de un color (rojo, azul, amarillo, verde). Si las cuatro de alguien son solo de dos tipos, se reparten todas de nuevo.',
        'En el Cofre hay 80 cartas de joyas, cuatro piratas y el Capitán Flint. Flint está entre las últimas 26 cartas.',
      ],
    },
    {
      title: 'Tu turno',
      blocks: [
        {
          list: [
            '<b>Primera carta.</b> Sale sola del Cofre y queda en el centro, junto a lo que hubiera allí.',
            'Después <b>abre una bolsa</b> o <b>roba</b> la segunda carta.',
            '<b>Segunda carta.</b> Después abre una bolsa o termina el turno.',
          ],
        },
        'Una bolsa abierta se lleva del centro <b>todas</b> las cartas de su joya o color. La bolsa sale del juego y tu turno acaba. Se puede abrir aunque no se lleve nada.',
        'Sin bolsas sigues sacando las dos cartas.',
      ],
    },
    {
      title: 'Qué dicen los sellos',
      blocks: [
        {
          table: [
            ['Sello', 'Qué pasa'],
            ['Cofre', 'Sale enseguida otra carta. Una carta con cofre no es ni la primera ni la segunda.'],
            ['Garfios', 'En la primera carta, nada. En la segunda tu turno termina en el acto y no abres bolsa.'],
            ['Sombrero', 'Con tres sombreros en el centro se puede cazar a Parche.'],
            ['Pirata', 'Todas las cartas de su joya salen del juego, y él también. Cuenta como primera o segunda carta.'],
          ],
        },
      ],
    },
    {
      title: 'Parche',
      blocks: [
        'Después de cada carta hay un momento en que cualquiera puede <b>tocar a Parche</b>: con el dedo, con el ratón o con la barra espaciadora. Cuenta lo rápido que has sido desde que la carta apareció en <b>tu</b> pantalla; una conexión lenta no te perjudica.',
        'Si hay tres sombreros o más en el centro, la mano más rápida se lleva todas las cartas con sombrero. Las que llegan más tarde no pierden nada. Si nadie lo toca, la caza sigue abierta con las cartas siguientes.',
        '<b>Una mano equivocada</b> cuesta dos de tus cartas ganadas, las que elijas. Con menos de dos, una de tus bolsas. Si no tienes nada, no cuesta nada.',
        'El tiempo es el mismo después de cada carta, haya o no algo que cazar. Nadie sabe quién ha tocado hasta que se acaba.',
      ],
    },
    {
      title: 'El final',
      blocks: [
        'La partida termina en el acto cuando aparece el <b>Capitán Flint</b> o cuando a nadie le quedan bolsas. Lo que haya entonces en el centro no es de nadie.',
        'Cada gema de una carta ganada es un punto. En caso de empate gana quien tenga menos cartas; si sigue el empate, se comparte.',
      ],
    },
    {
      title: 'Reglas de la casa',
      blocks: [
        {
          list: [
            '<b>Piratas veteranos.</b> Tres garfios también abren la caza; la mano más rápida se lleva todas las cartas con ese símbolo. Si hay tres de ambos decide la carta recién sacada, y si no lleva ninguno, los sombreros. Garfios y sombrero como primera y segunda carta, en cualquier orden, terminan el turno; la caza va antes.',
            '<b>Con calma.</b> Sin carreras: hay unos segundos después de cada carta, y entre las manos acertadas decide el sorteo. Las equivocadas pagan como siempre. Así empiezan las mesas de varios días.',
            '<b>Puntos a la vista.</b> Todos ven cuántas gemas ha ganado cada uno. Si no, solo cuántas cartas.',
            '<b>Contar sombreros para todos.</b> Unas lámparas cuentan los sombreros del centro, y solo cambian cuando se acaba el tiempo de tocar.',
          ],
        },
      ],
    },
  ],
  reconstructed: [
    'Las cinco cartas de cada joya y color: 1 gema con cofre; 1 gema con un símbolo que va cambiando; 2 gemas con garfios; 2 gemas con sombrero; 3 gemas sin símbolo. En total 20 cartas con cada símbolo y 20 sin él, 144 gemas.',
  ],
};
