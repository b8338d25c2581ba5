import type { TextLanguage } from '../../../../texts/text-language';
import type { Voices } from '../comment-bank';
import { deu } from './deu';
import { eng } from './eng';
import { esp } from './esp';
import { fra } from './fra';
import { ind } from './ind';
import { ptb } from './ptb';
import { rus } from './rus';
import { tha } from './tha';
import { vie } from './vie';

/** What readers say of a series itself, under its first chapter: by language and slug. */
export const ABOUT_SERIES: Record<TextLanguage, Readonly<Record<string, Voices>>> = {
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
