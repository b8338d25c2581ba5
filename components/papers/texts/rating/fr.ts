import type { RatingText } from '../texts';

export const fr: RatingText = {
  title: 'Classification par âge',
  description: 'Ce que signifient les classifications sur {site}, et à partir de quel âge chacune s’applique.',
  lead: 'Chaque série porte l’une des quatre mentions ci-dessous. Les éditeurs les attribuent ; les âges sont ceux dont les lecteurs de cette langue ont l’habitude.',
  levels: {
    'all-ages': 'Rien qu’un enfant ne puisse lire seul : tout au plus un léger danger, et tout finit bien.',
    teen: 'Quelques combats, des frayeurs, des gros mots ou un premier amour. Les plus jeunes préféreront être accompagnés.',
    'teen-plus': 'Une violence plus forte, des thèmes sombres ou des scènes qui suggèrent plus qu’elles ne montrent.',
    mature:
      'Dessiné pour des adultes : violence ou thèmes explicites. Ces séries demandent confirmation avant de s’ouvrir.',
  },
  note: 'La mention figure sur la page de chaque série. Les parents savent mieux que personne ce qui convient à leur enfant.',
};
