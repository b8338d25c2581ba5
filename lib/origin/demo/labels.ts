import type { LabelCode } from './series-facts';

interface LabelFacts {
  /** Name of the magazine, the same in every language. */
  name: string;
  /** One line about it, in English. */
  description: string;
}

/** The invented magazines behind the label codes of the wire. */
export const labels: Record<LabelCode, LabelFacts> = {
  WJ: {
    name: 'Nightjar Weekly',
    description: 'The flagship: twenty serials every week, from first kick to last tram.',
  },
  SQ: { name: 'Square Moon', description: 'A thick monthly of courts, crowns and other worlds.' },
  VJ: { name: 'Vane', description: 'Adventure that goes where the wind says, once a fortnight.' },
  YJ: { name: 'Young Heron', description: 'Crime, sport and hard choices for grown-up readers.' },
  J_PLUS: { name: 'Lantern Plus', description: 'Born on screens: new voices, new chapters every day.' },
  REVIVAL: { name: 'Second Printing', description: 'Much-loved series, relettered and opened again from page one.' },
  CREATORS: { name: 'Open Desk', description: 'Strips and shorts sent in by readers who draw.' },
  MEE: { name: 'Meadowlark', description: 'Gentle days, first loves and the odd stubborn cat.' },
  TYJ: { name: 'Heron After Dark', description: 'Short serials too strange for the daytime issue.' },
  OTHERS: { name: 'Loose Leaves', description: 'One-shots and guests from outside the house.' },
  SKJ: { name: 'Skerry', description: 'Salt water, small islands and the people who stay on them.' },
  GIGA: { name: 'Gigaphone', description: 'Loud machines, bright planets, enormous feelings.' },
  UJ: { name: 'Undertow', description: 'Horror and history that pull from below.' },
  DX: { name: 'Grand Folio', description: 'Double spreads in large format, four times a year.' },
};
