/** The wire's codes of magazines, in its order. */
export const LABEL_CODES = [
  'WJ',
  'SQ',
  'VJ',
  'YJ',
  'J_PLUS',
  'REVIVAL',
  'CREATORS',
  'MEE',
  'TYJ',
  'OTHERS',
  'SKJ',
  'GIGA',
  'UJ',
  'DX',
] as const;
