import type { TextLanguage } from '../../../texts/text-language';
import { deu } from './deu';
import { eng, type SoundKey } from './eng';
import { esp } from './esp';
import { fra } from './fra';
import { ind } from './ind';
import { ptb } from './ptb';
import { rus } from './rus';
import { tha } from './tha';
import { vie } from './vie';

/** Sound effects, by language and sound. */
export const ALL_SOUNDS: Record<TextLanguage, Record<SoundKey, string>> = {
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
