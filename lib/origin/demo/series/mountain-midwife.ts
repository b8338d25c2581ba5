import type { SeriesFacts } from '../series-facts';

export const mountainMidwife: SeriesFacts = {
  id: 12,
  slug: 'mountain-midwife',
  author: 'Oska Brent',
  label: 'REVIVAL',
  tags: ['history', 'drama', 'family'],
  schedule: 'bimonthly',
  weekday: 4,
  status: 'completed',
  rating: 'teen-plus',
  form: 'pages',
  direction: 'ltr',
  chapters: 24,
  simulpub: false,
  planType: 'disabled',
  popularity: 29,
  newest: ['ticket', 'ticket', 'one-time-free', 'one-time-free'],
  editions: {
    esp: {
      name: 'La comadrona de la montaña',
      overview:
        'Benta atiende nueve aldeas sin camino, a pie, con nieve hasta la cintura y una mula que solo obedece a las mujeres. La noche en que nace el heredero del valle, su madre le ruega que se lo lleve antes de que tenga nombre. Tres días hasta el paso, y los hombres del conde van a caballo.',
      description:
        'Nueve aldeas, ningún camino y un recién nacido que Benta debe llevar al otro lado del paso antes de que tenga nombre.',
      chapterTitles: [
        'Nieve en marzo',
        'La mula elige',
        'Antes del nombre',
        'La novena aldea',
        'Leche de cabra',
        'El conde cuenta los cuervos',
        'Dos velas en la ventana',
        'Manos frías',
        'El paso',
      ],
    },
    fra: {
      name: 'La Sage-femme de la montagne',
      overview:
        'Benta veille sur neuf hameaux sans route, à pied, de la neige jusqu’à la taille, avec une mule qui n’obéit qu’aux femmes. La nuit où naît l’héritier de la vallée, la mère la supplie de l’emporter avant qu’il ait un nom. Trois jours jusqu’au col ; les hommes du comte, eux, ont des chevaux.',
      description:
        'Neuf hameaux, aucune route, et un nouveau-né que Benta doit faire passer le col avant qu’on lui donne un nom.',
      chapterTitles: [
        'Neige de mars',
        'C’est la mule qui choisit',
        'Avant le nom',
        'Le neuvième hameau',
        'Lait de chèvre',
        'Le comte compte les corbeaux',
        'Deux bougies à la fenêtre',
        'Mains froides',
        'Le col',
      ],
    },
    deu: {
      name: 'Die Hebamme vom Berg',
      overview:
        'Benta versorgt neun Dörfer ohne Straße, zu Fuß, im hüfthohen Schnee, mit einem Maultier, das nur Frauen gehorcht. In der Nacht, in der der Erbe des Tals geboren wird, fleht die Mutter sie an, ihn fortzubringen, bevor er einen Namen hat. Drei Tage bis zum Pass, und die Männer des Grafen haben Pferde.',
      description:
        'Neun Dörfer, keine Straße und ein Neugeborenes, das Benta über den Pass bringen muss, ehe es einen Namen hat.',
      chapterTitles: [
        'Schnee im März',
        'Das Maultier entscheidet',
        'Vor dem Namen',
        'Das neunte Dorf',
        'Ziegenmilch',
        'Der Graf zählt Krähen',
        'Zwei Kerzen im Fenster',
        'Kalte Hände',
        'Der Pass',
      ],
    },
  },
};
