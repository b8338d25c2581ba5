import type { SeriesFacts } from '../series-facts';

export const saltAndSextant: SeriesFacts = {
  id: 25,
  slug: 'salt-and-sextant',
  author: 'Greta Holm & Ryo Amano',
  label: 'SKJ',
  tags: ['adventure', 'history', 'fantasy'],
  schedule: 'biweekly',
  weekday: 3,
  status: 'ongoing',
  rating: 'teen',
  form: 'pages',
  direction: 'ltr',
  chapters: 40,
  simulpub: false,
  planType: 'disabled',
  popularity: 51,
  newest: ['free', 'free', 'one-time-free', 'one-time-free', 'ticket'],
  editions: {
    eng: {
      name: 'Salt & Sextant',
      overview:
        'Maud, fifteen, navigates the salt ship Corvina because the captain cannot see past the mast and will not say so. Her brass sextant came from a pawnshop, and it is wrong: it measures the sky of a hundred years ago. The day she steers by it anyway, an island rises where the charts show only depth.',
      description:
        'A borrowed sextant measures the sky of a century ago. Maud steers by it, and finds an island that sank.',
      chapterTitles: [
        'A Hundred Years Off Course',
        'The Captain Squints',
        'Depth: Unknown',
        'Salt Buys Bread',
        'The Island Keeps Old Time',
        'Storm in the Wrong Year',
        'Mutiny Before Breakfast',
        'The Cook’s Tattoo',
        'North Is a Rumour',
      ],
    },
    esp: {
      name: 'Sal y sextante',
      overview:
        'Maud, de quince años, es quien pilota el Corvina, un barco salinero, porque el capitán no ve más allá del mástil y se niega a admitirlo. Su sextante de latón salió de una casa de empeños y mide mal: mide el cielo de hace cien años. El día que decide hacerle caso, surge una isla donde las cartas solo marcan profundidad.',
      description:
        'Un sextante empeñado mide el cielo de hace cien años. Maud sigue su rumbo y encuentra una isla hundida.',
      chapterTitles: [
        'Cien años fuera de rumbo',
        'El capitán entorna los ojos',
        'Profundidad desconocida',
        'Con sal se compra pan',
        'La isla va con hora antigua',
        'Tormenta en el año equivocado',
        'Motín antes del desayuno',
        'El tatuaje del cocinero',
        'El norte es un rumor',
      ],
    },
    fra: {
      name: 'Sel & sextant',
      overview:
        'Maud, quinze ans, tient le cap du Corvina, navire à sel, car le capitaine n’y voit pas plus loin que le mât et refuse de l’avouer. Son sextant de laiton vient d’un prêteur sur gages, et il se trompe : il mesure le ciel d’il y a cent ans. Le jour où elle s’y fie quand même, une île se lève là où les cartes n’indiquent que des fonds.',
      description: 'Un sextant d’occasion mesure le ciel d’il y a cent ans. Maud le suit et trouve une île engloutie.',
      chapterTitles: [
        'Cent ans de dérive',
        'Le capitaine plisse les yeux',
        'Profondeur inconnue',
        'Le sel paie le pain',
        'L’île vit à l’ancienne heure',
        'Tempête dans la mauvaise année',
        'Mutinerie avant le café',
        'Le tatouage du coq',
        'Le nord est une rumeur',
      ],
    },
    deu: {
      name: 'Salz & Sextant',
      overview:
        'Die fünfzehnjährige Maud navigiert das Salzschiff Corvina, weil der Kapitän nicht weiter als bis zum Mast sieht und das nie zugeben würde. Ihr Messingsextant stammt aus dem Pfandhaus und misst falsch: den Himmel von vor hundert Jahren. Als sie ihm trotzdem folgt, hebt sich eine Insel, wo die Karte nur Tiefe zeigt.',
      description:
        'Ein Sextant aus dem Pfandhaus misst den Himmel von vor hundert Jahren. Maud folgt ihm zu einer versunkenen Insel.',
      chapterTitles: [
        'Hundert Jahre vom Kurs ab',
        'Der Kapitän kneift die Augen zu',
        'Tiefe unbekannt',
        'Salz gegen Brot',
        'Die Insel geht nach alter Zeit',
        'Sturm im falschen Jahr',
        'Meuterei vor dem Frühstück',
        'Die Tätowierung des Smutjes',
        'Norden ist ein Gerücht',
      ],
    },
  },
};
