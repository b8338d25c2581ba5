import type { TextLanguage } from '../../../texts/text-language';
import type { CommentText } from './comment-text';
import { deu } from './deu';
import { eng } from './eng';
import { esp } from './esp';
import { fra } from './fra';
import { ind } from './ind';
import { ptb } from './ptb';
import { rus } from './rus';
import { tha } from './tha';
import { vie } from './vie';

/** Readers' voices by language; each fits any chapter of any series. */
export const ALL_COMMENTS: Record<TextLanguage, readonly CommentText[]> = { eng, esp, fra, ind, ptb, rus, tha, deu, vie };
