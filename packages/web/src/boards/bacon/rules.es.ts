import type { RulesText } from '../../table/board.ts';

/** The rules of Bacon in Spanish. */
export const rules: RulesText = {
  sections: [
    {
      title: 'En pocas palabras',
      blocks: [
        'Deshazte de tus cartas. Alguien sale con una combinación; los demás, en el sentido del reloj, la superan con otra más alta de la misma clase, o pasan. Cuando todos los demás han pasado, quien gana vuelve a salir.',
        'Puntúa quien termina pronto. Tres y cinco juegan por su cuenta; cuatro y seis, en dos equipos cuyos miembros se sientan alternados.',
      ],
    },
    {
      title: 'Preparación',
      blocks: [
        {
          table: [
            ['Jugadores', 'Juegan', 'Números', 'Palos', 'Cada uno recibe', 'La partida acaba con'],
            ['3', 'por su cuenta', '1–8', '3', '16 + 2 de beicon', '6 PV'],
            ['4', 'dos equipos', '1–10', '3', '15 + 2 de beicon', '8 PV u 8 rondas'],
            ['5', 'por su cuenta', '1–10', '3', '12 + 2 de beicon', '10 PV'],
            ['6', 'dos equipos', '1–9', '4', '12 + 2 de beicon', '24 PV o 6 rondas'],
          ],
        },
        'Hay dos cartas de cada. En cada ronda se barajan y reparten todas las de la mesa, y cada jugador recibe además dos de beicon. Quién empieza la primera se echa a suertes.',
      ],
    },
    {
      title: 'Un turno',
      blocks: [
        'Quien empieza <b>sale</b> con cualquier combinación o especial. Después, en el sentido del reloj, cada jugador con cartas supera lo último jugado o <b>pasa</b>. Quien pasó puede volver a jugar más tarde en la misma baza.',
        'Cuando todos los demás con cartas han pasado seguidos, las cartas se apartan y sale quien ganó. Al salir no se puede pasar.',
        {
          list: [
            'A una combinación la supera una <b>más alta de la misma clase</b> con igual número de cartas, o <b>cualquier especial</b>.',
            'A un especial lo supera uno <b>más alto de su clase</b>, o cualquier especial que esté <b>más abajo en la carta</b>.',
            'Una combinación nunca sigue a un especial.',
            'Cuenta el número más alto. Igual no supera.',
            'Seis cartas como máximo.',
          ],
        },
      ],
    },
    {
      title: 'La carta',
      blocks: [
        {
          table: [
            ['Combinación', 'Qué es', 'Ejemplo'],
            ['Suelta', 'una carta', '7'],
            ['Pareja', 'dos de un número', '4-4'],
            ['Trío', 'tres de un número', '4-4-4'],
            ['Escalera', 'de tres a seis seguidas', '3-4-5'],
            ['Peldaños', 'dos parejas vecinas', '3-3-4-4'],
            ['Tubo', 'tres parejas vecinas', '3-3-4-4-5-5'],
            ['Plato', 'dos tríos vecinos', '3-3-3-4-4-4'],
          ],
        },
        {
          table: [
            ['Especial, de peor a mejor', 'Qué es'],
            ['Cuarteto', 'cuatro de un número'],
            ['Color de 5', 'cinco seguidas de un palo'],
            ['Quinteto', 'cinco de un número'],
            ['Color de 6', 'seis seguidas de un palo'],
            ['Sexteto', 'seis de un número'],
          ],
        },
        'Los palos solo importan en las dos de color. Una serie de un palo también puede jugarse como simple escalera: tú dices qué es.',
      ],
    },
    {
      title: 'Beicon',
      blocks: [
        'Una carta de beicon vale por cualquier número y, en una de color, por cualquier palo en juego. Dices qué es al jugarla.',
        'Puede ser incluso <b>X</b>, uno más que el número más alto. Solo el beicon puede ser X, así que con dos hay X-X o 10-10-X-X, pero no tres X.',
      ],
    },
    {
      title: 'Equipos',
      blocks: [
        'Quien gana una baza puede dejar que <b>salga un compañero</b>. Ese compañero tiene que salir y no puede cederlo. La primera salida de una ronda no se cede.',
        'Si quien gana ya ha terminado, sale un compañero con cartas, que él nombra; si no lo hay, o se juega por cuenta propia, el siguiente jugador con cartas.',
        'Durante una ronda nadie puede decir qué tiene ni hablar de planes: los compañeros solo disponen de frases hechas.',
      ],
    },
    {
      title: 'El final de una ronda',
      blocks: [
        'Al jugar tu última carta tomas enseguida la ficha de tu puesto. Lo que jugaste aún puede ser superado. La ronda acaba cuando solo un jugador tiene cartas.',
        '<b>Por cuenta propia:</b> cada ficha da sus PV. <b>Por equipos:</b> solo puntúa el equipo que terminó primero, por cada otro puesto que ocupan sus miembros. 1.º, 3.º y 5.º entre seis: 4 + 1 = 5 PV.',
        {
          table: [
            ['Jugadores', '1.º', '2.º', '3.º', '4.º', '5.º', '6.º'],
            ['3', '2', '1', '–', '', '', ''],
            ['4', 'puntúa el equipo', '4', '2', '0', '', ''],
            ['5', '4', '3', '2', '1', '–', ''],
            ['6', 'puntúa el equipo', '8', '4', '2', '1', '0'],
          ],
        },
        'Si alguien alcanza la meta, o se ha jugado la última ronda, gana quien tenga más PV; el empate se comparte. Si no, empieza el jugador del equipo con menos PV que se siente más cerca, en el sentido del reloj, tras quien empezó; si varios tienen los menos, el siguiente.',
      ],
    },
  ],
  reconstructed: [
    'Los PV de las fichas para 3, 4 y 5 jugadores. Los de 6 son del reglamento. Cada mesa puede poner otros.',
    'Que una serie de cinco o seis de un palo pueda jugarse también como simple escalera.',
  ],
};
