import type { RulesText } from '../../table/board.ts';

export const rules: RulesText = {
  sections: [
    {
      title: 'El objetivo',
      blocks: [
        'Sé el primero en tener un juego completo de un tesoro. Ganas al instante, sea de quien sea el turno. Una carta con dos tesoros cuenta como ambos.',
        {
          table: [
            ['Tesoro', 'Para un juego', 'Mazo de piratas', 'Galeón'],
            ['Cofres del tesoro', '3', '0', '3'],
            ['Diamantes', '3', '0', '3'],
            ['Huchas', '4', '1', '4'],
            ['Lingotes', '4', '1', '4'],
            ['Barriles', '5', '3', '5'],
            ['Sacos', '5', '3', '5'],
          ],
        },
      ],
    },
    {
      title: 'Preparación',
      blocks: [
        'Las 16 cartas del Galeón se barajan y quedan con los tesoros a la vista: todos ven la de arriba, nadie puede contar las demás.',
        'De las 56 cartas de pirata, 8 quedan boca abajo como islas, cada cual recibe 5 (6 en Bucanero exprés) y el resto es el mazo. Todos los dorsos son iguales.',
      ],
    },
    {
      title: 'Tu turno',
      blocks: [
        'Haz exactamente una de estas tres cosas:',
        {
          list: [
            '<b>Juega</b> una carta, o varias con la misma acción, una tras otra. Cada una puede ir contra un jugador distinto. Si durante el turno consigues otra de ese tipo, también puedes jugarla.',
            '<b>Entierra</b> las cartas que quieras boca abajo como islas nuevas. Solo tú sabes qué hay en cada una.',
            '<b>Pasa.</b>',
          ],
        },
        'Después robas hasta tener 5 (6) cartas. Solo entonces: quien pierde una carta en el turno de otro se queda corto.',
        'Cuando no quedan islas surgen 8 nuevas al momento. Cuando se acaba el mazo, los descartes forman uno nuevo.',
      ],
    },
    {
      title: 'Las cartas de pirata',
      blocks: [
        {
          list: [
            '<b>Pala</b> (15): toma a tu mano, sin verla, la isla que quieras.',
            '<b>Abordaje</b> (11): toma la carta de arriba del Galeón.',
            '<b>Caña de pescar</b> (9): toma al azar una carta de la mano de otro jugador. Solo los dos la veis.',
            '<b>Espejo</b> (3): responde a una Caña, un Catalejo o Soltar lastre jugados contra ti. Se vuelve contra quien lo jugó. No hay Espejo contra un Espejo.',
            '<b>Catalejo</b> (4): mira la mano entera de otro jugador y toma una carta.',
            '<b>Mapa</b> (4): mira una isla. Quédate la carta, o déjala y mira otra. La tercera, o la última que haya, te la quedas sin remedio.',
            '<b>Soltar lastre</b> (1): otro jugador enseña a todos su mano entera, la entierra en el orden que quiera y roba 5 (6) cartas nuevas.',
            '<b>Cambiazo</b> (1): cambia tu mano entera por la de otro jugador. El Espejo no sirve contra esto.',
          ],
        },
        'Una Caña o un Catalejo necesitan a alguien con cartas. Si un Espejo los vuelve contra quien no tiene ninguna, no se toma nada.',
      ],
    },
    {
      title: 'La pregunta del Espejo',
      blocks: [
        'Tras cada ataque todos esperan el mismo tiempo, tenga o no tenga Espejo el atacado. La respuesta queda sellada hasta entonces y se puede cambiar; sin respuesta, el ataque ocurre.',
        'Quien no quiera que se le pregunte puede decirlo; la pausa es la misma.',
      ],
    },
    {
      title: 'El final',
      blocks: [
        'Además de por un juego completo, la partida acaba al instante cuando alguien toma la última carta del Galeón, cuando hace falta una carta de pirata y no queda ninguna, o cuando todos han pasado tres veces seguidas sin robar.',
        'Entonces ganan más tesoros en la mano, sean cuales sean; las cartas dobles cuentan dos y los empates comparten la victoria. Un juego completado con la última carta va primero.',
      ],
    },
  ],
  reconstructed: [
    'Cómo se reparten los tesoros del Galeón entre sus 16 cartas: sueltos hay un cofre, un diamante, una hucha, un lingote, dos barriles y dos sacos; las ocho dobles son cofre con hucha, cofre con barril, diamante con lingote, diamante con saco, hucha con barril, hucha con saco, lingote con barril y lingote con saco.',
  ],
};
