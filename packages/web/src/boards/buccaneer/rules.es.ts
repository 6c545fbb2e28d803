import * as buccaneer from '@quarterdeck/games/buccaneer';
import type { RulesText } from '../../table/board.ts';

const names: Readonly<Record<buccaneer.Loot, string>> = { sabre: 'sable', candlestick: 'candelabro', barrel: 'barril', chest: 'cofre' };
const ships = buccaneer.ships.map((ship) => [
  String(ship.ducats),
  String(ship.crew),
  String(ship.mystery),
  ship.loot.map((kind) => names[kind]).join(', '),
]);

/** Las reglas de Buccaneer, con nuestras palabras. */
export const rules: RulesText = {
  sections: [
    {
      title: 'De qué va',
      blocks: [
        'Todos mandan cinco piratas al mismo puerto. Se suben unos a hombros de otros hasta que una pila basta para abordar un barco. Quien está arriba es el capitán: cobra los ducados del barco y paga a los piratas de los demás que hay en la pila.',
        'Gana quien más dinero tiene cuando se han abordado los 15 barcos.',
      ],
    },
    {
      title: 'Preparación',
      blocks: [
        {
          list: [
            'Hay tres barcos a la vista. Solo salen otros cuando se han abordado los tres, y entonces enseguida.',
            'Tienes cinco piratas con pagas de <b>2, 3, 4, 5</b> y <b>?</b>, y 10 ducados.',
            'El botín está en la reserva: seis piezas de cada tipo, sables, candelabros, barriles y cofres.',
          ],
        },
      ],
    },
    {
      title: 'Tu turno',
      blocks: [
        'Haz exactamente una de dos cosas. No se puede pasar; si no puedes hacer ninguna, se te salta.',
        {
          list: [
            '<b>Mover:</b> toma un pirata o una pila tuya (el de arriba es tuyo) y ponla sobre un pirata o una pila de otro. El conjunto queda delante de ti y eres su capitán.',
            '<b>Abordar:</b> pon una pila tuya en un barco que no necesite más piratas que los que tiene.',
          ],
        },
        {
          list: [
            'Una pila nunca se parte y ninguna pasa de nueve.',
            'Tus piratas nunca se ponen sobre los tuyos.',
            'Nadie puede mirar las pagas de los piratas tapados, ni siquiera las suyas. Los colores y el orden se ven de lado.',
            'Si solo puedes abordar, tienes que abordar, aunque pierdas.',
          ],
        },
      ],
    },
    {
      title: 'El reparto',
      blocks: [
        {
          list: [
            'El capitán toma una de las piezas de botín que muestra el barco. El dueño del segundo pirata desde arriba recibe la otra, si hay dos.',
            'El capitán cobra los ducados del barco y paga a cada pirata ajeno su paga. Al <b>?</b> se le paga lo que dice el barco.',
            'Los piratas del capitán no cobran. Lo que sobra es del capitán.',
            'Si los ducados del barco no bastan, el capitán paga de los suyos. Si tampoco bastan, la reserva paga el resto: el capitán acaba sin nada, pero se queda el botín.',
            'Todos los piratas vuelven a casa, boca arriba, y el barco se va.',
          ],
        },
        'Si en la reserva no queda una pieza de un tipo, no se da.',
      ],
    },
    {
      title: 'Motín',
      blocks: [
        'Si tres o más piratas tuyos están en una pila de otro, y esa pila podría abordar un barco, al empezar el turno de ese capitán se te pregunta si <b>exiges</b> que aborde. Basta con que lo exija uno. El capitán tiene que abordar con una de esas pilas; qué barco, y cuál de varias pilas, lo elige él.',
        'Puedes fijar que lo exiges siempre o nunca, y cambiarlo cuando quieras.',
      ],
    },
    {
      title: 'Bloqueo',
      blocks: [
        'Si nadie puede mover ni abordar, todas las pilas se deshacen sin cobrar y sigue el siguiente. Un tercer bloqueo sin ningún abordaje entre medias acaba la partida tal como está.',
      ],
    },
    {
      title: 'El final',
      blocks: [
        'Cuando se ha abordado el último barco se cuenta el botín, tipo por tipo:',
        {
          table: [
            ['tipo', 'quien más tiene'],
            ...buccaneer.lootKinds.map((kind, index) => [names[kind], `${buccaneer.bonuses[index]} ducados`]),
          ],
        },
        {
          list: [
            'Quien más piezas tiene de un tipo cobra sus ducados. Si varios empatan se los reparten, redondeando hacia abajo.',
            'Quien no cobra nada por un tipo recibe 1 ducado por cada pieza que tenga de él.',
            'Ejemplo: dos jugadores tienen dos cofres cada uno y otros dos, uno. Los primeros se reparten 15, 7 cada uno; los otros cobran 1 cada uno.',
          ],
        },
        'Gana quien más dinero tiene. El empate es victoria compartida.',
      ],
    },
    {
      title: 'Los barcos',
      blocks: [{ table: [['ducados', 'tripulación', '?', 'botín'], ...ships] }],
    },
  ],
  reconstructed: [
    'Los 15 barcos: se conocen los límites de tripulación, un barco de 22 ducados para 5 que paga 4 al signo de interrogación, uno de 30 para 6, uno de 15, y que los pequeños muestran una pieza y los ricos dos. Los demás valores se eligieron para que encajen.',
    'Las pagas, las piezas de botín y sus primas son las de la caja.',
    'No está en el reglamento: qué pasa cuando nadie puede actuar (bloqueo), cuando falta una pieza en la reserva, y que el empate se comparte.',
  ],
};
