import type { TextLanguage } from '../../../texts/text-language';
import { deu } from './deu';
import { eng, type LineKey } from './eng';
import { esp } from './esp';
import { fra } from './fra';
import { ind } from './ind';
import { ptb } from './ptb';
import { rus } from './rus';
import { tha } from './tha';
import { vie } from './vie';

/** What is said, by language and line. */
export const ALL_LINES: Record<TextLanguage, Record<LineKey, string>> = { eng, esp, fra, ind, ptb, rus, tha, deu, vie };
