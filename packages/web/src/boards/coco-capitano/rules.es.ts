import type { RulesText } from '../../table/board.ts';

/** Las reglas de Coco Capitano, con nuestras palabras. */
export const rules: RulesText = {
  sections: [
    {
      title: 'De qué trata',
      blocks: [
        'El capitán de Palma navega de isla en isla y encuentra tesoros, mientras no se tope con el pirata Billy ni con el mono. En tu turno lo llevas tú: tira una vez más o vuelve a casa con lo que has encontrado.',
        'Cuando se acaba la pila de tesoros, gana quien tenga más puntos.',
      ],
    },
    {
      title: 'Preparación',
      blocks: [
        {
          list: [
            '<b>7 islas</b> forman un círculo. El Capitán, Billy y el mono están en tres islas distintas, por sorteo.',
            '<b>27 fichas de tesoro</b> forman una pila boca arriba: todos ven la de encima.',
          ],
        },
      ],
    },
    {
      title: 'Tu turno',
      blocks: [
        'Tira los dos dados. Hay que tirar al menos una vez.',
        {
          list: [
            'Primero el dado pirata: los <b>sables</b> mueven a Billy tantas islas, los <b>plátanos</b> mueven al mono.',
            'Después el dado del Capitán: avanza tantas islas como marque. Todos se mueven en el sentido de las agujas del reloj.',
            'Si el Capitán está <b>solo</b> en su isla, coges la ficha de encima. Queda a la vista delante de ti, en juego.',
            'Si se encuentra con <b>Billy o con el mono</b>, pierdes todo lo de este turno, que vuelve a la pila. Tu turno se acaba.',
          ],
        },
        'Solo cuenta dónde termina el Capitán, no a quién adelanta. Billy y el mono pueden compartir isla.',
        'Después de cada ficha eliges: <b>parar</b>, y tus fichas quedan a salvo hasta el final, o <b>tirar otra vez</b>.',
        'Las fichas perdidas vuelven encima de la pila en el orden que tenían. En otras mesas pueden ir al fondo, o se baraja toda la pila.',
      ],
    },
    {
      title: 'Los dados',
      blocks: [
        {
          table: [
            ['dado', 'caras'],
            ['pirata', '1 sable dos veces, 2 sables, 1 plátano dos veces, 2 plátanos'],
            ['Capitán', '1, 2 y 3, cada uno dos veces'],
          ],
        },
      ],
    },
    {
      title: 'El final',
      blocks: [
        'La partida acaba en cuanto alguien coge la última ficha; lo que tiene delante también cuenta.',
        {
          table: [
            ['ficha', 'puntos', 'cuántas'],
            ['cofre', '1', '9'],
            ['barril', '2', '9'],
            ['saco', '3', '9'],
          ],
        },
        'Gana quien tenga más puntos. En caso de empate, quien tenga más cofres; si persiste, se comparte.',
      ],
    },
    {
      title: 'Reglas de la casa',
      blocks: [
        {
          list: [
            '<b>Jugadores mayores:</b> 6 islas en vez de 7.',
            '<b>Jugadores muy pequeños:</b> gana el montón más alto, haya lo que haya en él. El empate lo deciden los cofres.',
            '<b>Sin puntos a la vista:</b> las fichas a salvo están boca abajo; se ve cuántas son y hay que recordar cuáles.',
          ],
        },
      ],
    },
  ],
  reconstructed: [
    'Cuántas de las 27 fichas son cofres, barriles y sacos (9 de cada): el reglamento solo da su total.',
    'A qué parte de la pila vuelven las fichas perdidas: encima, en el orden que tenían.',
  ],
};
