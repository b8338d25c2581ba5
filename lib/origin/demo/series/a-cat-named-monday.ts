import type { SeriesFacts } from '../series-facts';

export const aCatNamedMonday: SeriesFacts = {
  id: 21,
  slug: 'a-cat-named-monday',
  author: 'Hana Lindqvist-Mori',
  label: 'MEE',
  tags: ['slice-of-life', 'animals', 'romance'],
  schedule: 'everyday',
  weekday: 1,
  status: 'ongoing',
  rating: 'all-ages',
  form: 'strip',
  direction: 'ltr',
  printed: { fra: { form: 'pages' } },
  chapters: 90,
  simulpub: false,
  planType: 'disabled',
  popularity: 74,
  newest: ['free', 'free', 'free'],
  editions: {
    eng: {
      name: 'A Cat Named Monday',
      overview:
        'The cat comes to Elin’s window on Mondays, eats, sleeps on her proofs and leaves. She named it accordingly. When a Monday passes without it, she goes out to look and meets a carpenter who is searching for Tuesday. By evening there are seven of them on the stairs, one for each day, and no cat.',
      description:
        'A cat visits Elin only on Mondays. When it stops, she meets the six people who know it by the other days.',
      chapterTitles: [
        'Monday, as Usual',
        'Monday Is Late',
        'A Man Looking for Tuesday',
        'Friday Pays in Fish',
        'Sleep Here, It’s a Deadline',
        'Wednesday Has Allergies',
        'Seven Bowls',
        'The Weekend Lives Upstairs',
        'Bank Holiday',
      ],
    },
    esp: {
      name: 'Un gato llamado Lunes',
      overview:
        'El gato llega los lunes a la ventana de Elin, come, duerme sobre sus galeradas y se va. Ella lo bautizó en consecuencia. Cuando un lunes no aparece, sale a buscarlo y se cruza con un carpintero que anda buscando a Martes. Al anochecer son siete en la escalera, uno por día, y ni rastro del gato.',
      description:
        'Un gato visita a Elin solo los lunes. Cuando falta, ella conoce a los otros seis que lo llaman por su día.',
      chapterTitles: [
        'Lunes, como siempre',
        'Lunes llega tarde',
        'Un hombre busca a Martes',
        'Viernes paga con pescado',
        'Duerme aquí, que hay entrega',
        'Miércoles es alérgica',
        'Siete cuencos',
        'El fin de semana vive arriba',
        'Puente',
      ],
    },
    fra: {
      name: 'Un chat nommé Lundi',
      overview:
        'Le chat vient le lundi à la fenêtre d’Elin, mange, dort sur ses épreuves et repart. Elle l’a baptisé en conséquence. Un lundi, personne : elle descend le chercher et tombe sur un menuisier qui appelle Mardi. Le soir, ils sont sept dans l’escalier, un par jour de la semaine, et toujours pas de chat.',
      description:
        'Un chat ne vient chez Elin que le lundi. Le jour où il manque, elle rencontre les six autres qui l’attendent.',
      chapterTitles: [
        'Lundi, comme d’habitude',
        'Lundi est en retard',
        'L’homme qui cherche Mardi',
        'Vendredi paie en poisson',
        'Dors ici, c’est urgent',
        'Mercredi est allergique',
        'Sept gamelles',
        'Le week-end habite au-dessus',
        'Jour férié',
      ],
    },
  },
};
