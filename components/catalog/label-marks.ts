import type { LabelCode } from '@/lib/domain/label';

/** What stands before a label's name and makes a logo of it: an outline on 16 by 16, filled by even and odd. Three labels are known by their names alone. */
export const LABEL_MARKS: Partial<Record<LabelCode, string>> = {
  WJ: 'M0 3l8 4 8-4-8 11z',
  SQ: 'M1 1h14v14H1zm7 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  VJ: 'M1 6h7V2l7 6-7 6v-4H1z',
  YJ: 'M8 1h6l-3 3v5l3 6H2l5-6z',
  J_PLUS: 'M6 1h4v5h5v4h-5v5H6v-5H1V6h5z',
  CREATORS: 'M11 1l4 4L5 15H1v-4z',
  TYJ: 'M10 1a7 7 0 1 0 5 10 6.5 6.5 0 0 1-5-10z',
  SKJ: 'M8 1l6 9H2zM1 12h14v3H1z',
  GIGA: 'M1 5.5h4L14 1v14l-9-4.5H1z',
  UJ: 'M1 2h8a5 5 0 0 1 0 10H5V9h4a2 2 0 0 0 0-4H1zm0 11h14v2H1z',
  DX: 'M1 2h6v12H1zm8 0h6v12H9z',
};
