import type { TextLanguage } from '../../../texts/text-language';
import { deu } from './deu';
import { eng } from './eng';
import { esp } from './esp';
import { fra } from './fra';
import { ind } from './ind';
import { ptb } from './ptb';
import { rus } from './rus';
import { tha } from './tha';
import { vie } from './vie';

/** What authors say of their series: by language and slug. */
export const AUTHOR_NOTES: Record<TextLanguage, Readonly<Record<string, string>>> = {
  eng,
  esp,
  fra,
  ind,
  ptb,
  rus,
  tha,
  deu,
  vie,
};
