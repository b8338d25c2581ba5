import type { SeriesFacts } from '../series-facts';

export const elevenSeconds: SeriesFacts = {
  id: 5,
  slug: 'eleven-seconds',
  author: 'D. Korova',
  label: 'WJ',
  tags: ['sport', 'drama', 'school'],
  schedule: 'weekly',
  weekday: 5,
  status: 'ongoing',
  rating: 'teen',
  form: 'pages',
  direction: 'rtl',
  chapters: 71,
  simulpub: true,
  planType: 'standard',
  popularity: 69,
  newest: ['free', 'ends-soon', 'ends-soon', 'subscription'],
  editions: {
    eng: {
      name: 'Eleven Seconds',
      overview:
        'Nilo was the fastest striker in the district until his knee gave out. The surgeon leaves him a number: eleven seconds at full speed in any match, and not one more. His new club is bottom of the fourth division and has ten players. Now he has to learn the rest of football, and when to run.',
      description:
        'A striker’s knee will bear eleven seconds of sprinting a match. All the rest he has to win on foot and with his head.',
      chapterTitles: [
        'The Surgeon’s Stopwatch',
        'Ten Players and a Dog',
        'Walk First',
        'Four Seconds Spent',
        'The Keeper Who Counts',
        'Mud Suits Us',
        'Nobody Marks the Slow One',
        'Penalty, Left Foot',
        'The Eleventh Second',
      ],
    },
    esp: {
      name: 'Once segundos',
      overview:
        'Nilo era el delantero más rápido de la comarca hasta que se le rompió la rodilla. El cirujano le deja un número: once segundos a tope por partido, ni uno más. Su nuevo equipo es el colista de cuarta y solo tiene diez jugadores. Le toca aprender todo el fútbol que nunca necesitó, y elegir cuándo correr.',
      description:
        'Su rodilla aguanta once segundos de esprint por partido. Lo demás, Nilo tendrá que ganarlo con la cabeza.',
      chapterTitles: [
        'El cronómetro del cirujano',
        'Diez jugadores y un perro',
        'Primero, andar',
        'Cuatro segundos gastados',
        'El portero que cuenta',
        'El barro nos gusta',
        'Al lento no lo marca nadie',
        'Penalti con la zurda',
        'El undécimo segundo',
      ],
    },
    ptb: {
      name: 'Onze Segundos',
      overview:
        'Nilo era o atacante mais veloz da região até o joelho estourar. O cirurgião deixa com ele um número: onze segundos no talo por jogo, nem um a mais. O time novo é o lanterna da quarta divisão e só tem dez jogadores. Agora ele precisa aprender o resto do futebol e escolher a hora de correr.',
      description:
        'O joelho de Nilo só aguenta onze segundos de arrancada por jogo. O resto ele vai ter que ganhar na cabeça.',
      chapterTitles: [
        'O cronômetro do cirurgião',
        'Dez jogadores e um cachorro',
        'Primeiro, andar',
        'Quatro segundos a menos',
        'O goleiro que conta',
        'Lama é com a gente',
        'Ninguém marca o lento',
        'Pênalti de canhota',
        'O décimo primeiro segundo',
      ],
    },
  },
};
