import type { SeriesFacts } from '../series-facts';

export const mothsAtMidnight: SeriesFacts = {
  id: 24,
  slug: 'moths-at-midnight',
  author: 'Leonie Vaquero',
  label: 'UJ',
  tags: ['horror', 'mystery'],
  schedule: 'weekly',
  weekday: 6,
  status: 'completed',
  rating: 'mature',
  form: 'pages',
  direction: 'rtl',
  chapters: 19,
  simulpub: false,
  planType: 'standard',
  popularity: 58,
  newest: ['one-time-free', 'ticket', 'ticket', 'subscription', 'subscription'],
  editions: {
    eng: {
      name: 'Moths at Midnight',
      overview:
        'Every midnight the moths of Valdemora cover one front door, and by morning nobody behind it remembers their own name. Leonor Pym comes to catalogue the species and finds a pattern on the wings: faces, in profile, each from a house already visited. The specimen she pinned on her first evening has hers.',
      description:
        'Each night moths cover one door, and those inside forget their names. On the newest wing is the visitor’s own face.',
      chapterTitles: [
        'Do Not Light the Porch',
        'Specimen One',
        'The House That Forgot',
        'Dust on the Tongue',
        'A Profile in Grey',
        'The Baker Asks Who He Is',
        'Pinned',
        'Eleven Fifty-Nine',
        'Open the Window',
      ],
    },
    esp: {
      name: 'Polillas a medianoche',
      overview:
        'Cada medianoche, las polillas de Valdemora cubren una puerta, y por la mañana nadie recuerda tras ella cómo se llama. Leonor Pym ha venido a catalogar la especie y descubre un dibujo en las alas: rostros de perfil, uno por cada casa visitada. En el ejemplar que clavó la primera noche está el suyo.',
      description:
        'Cada noche las polillas cubren una puerta y dentro olvidan sus nombres. En el último ejemplar hay un rostro conocido.',
      chapterTitles: [
        'No encienda el porche',
        'Ejemplar número uno',
        'La casa que olvidó',
        'Polvo en la lengua',
        'Perfil en gris',
        'El panadero pregunta quién es',
        'Clavada',
        'Las once y cincuenta y nueve',
        'Abra la ventana',
      ],
    },
    fra: {
      name: 'Papillons de minuit',
      overview:
        'À Valdemora, chaque nuit à minuit, les papillons recouvrent une porte. Au matin, derrière elle, plus personne ne sait son nom. Venue classer l’espèce, Leonor Pym découvre un motif sur les ailes : des visages de profil, un par maison visitée. Sur le spécimen qu’elle a épinglé le premier soir, c’est le sien.',
      description:
        'Chaque nuit, les papillons couvrent une porte et, derrière, on oublie son nom. Sur une aile, Leonor reconnaît son propre visage.',
      chapterTitles: [
        'N’allumez pas le perron',
        'Spécimen numéro un',
        'La maison qui a oublié',
        'De la poudre sur la langue',
        'Profil en gris',
        'Le boulanger demande qui il est',
        'Épinglée',
        'Vingt-trois heures cinquante-neuf',
        'Ouvrez la fenêtre',
      ],
    },
  },
};
