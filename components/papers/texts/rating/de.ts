import type { RatingText } from '../texts';

export const de: RatingText = {
  title: 'Altersfreigabe',
  description: 'Was die Altersfreigaben auf {site} bedeuten und ab welchem Alter sie gelten.',
  lead: 'Jede Serie trägt eine von vier Freigaben. Die Verlage vergeben sie; die Altersstufen sind die, die man in dieser Sprache kennt.',
  levels: {
    'all-ages':
      'Nichts, was ein Kind nicht allein lesen könnte: höchstens eine leichte Gefahr, und alles geht gut aus.',
    teen: 'Etwas Kampf, gruselige Momente, derbe Worte oder eine erste Liebe. Jüngere lesen das besser in Begleitung.',
    'teen-plus': 'Stärkere Gewalt, düstere Themen oder Szenen, die mehr andeuten, als sie zeigen.',
    mature:
      'Für Erwachsene gezeichnet: drastische Gewalt oder Themen nur für Erwachsene. Vor solchen Serien fragen wir nach dem Alter.',
  },
  note: 'Die Freigabe steht auf der Seite jeder Serie. Eltern wissen am besten, was zu ihrem Kind passt.',
};
