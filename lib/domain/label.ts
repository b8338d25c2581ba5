/** Codes are fixed by the wire; names are the operator's. */
export type LabelCode =
  | 'WJ'
  | 'SQ'
  | 'VJ'
  | 'YJ'
  | 'J_PLUS'
  | 'REVIVAL'
  | 'CREATORS'
  | 'MEE'
  | 'TYJ'
  | 'OTHERS'
  | 'SKJ'
  | 'GIGA'
  | 'UJ'
  | 'DX';

export interface Label {
  code: LabelCode;
  name: string;
}

export interface Tag {
  slug: string;
  name: string;
}
