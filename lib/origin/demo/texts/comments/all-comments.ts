import type { TextLanguage } from '../../../texts/text-language';
import type { CommentBank } from './comment-bank';
import { deu } from './deu';
import { eng } from './eng';
import { esp } from './esp';
import { fra } from './fra';
import { ind } from './ind';
import { ptb } from './ptb';
import { rus } from './rus';
import { tha } from './tha';
import { vie } from './vie';

/** Readers' voices by language. */
export const ALL_COMMENTS: Record<TextLanguage, CommentBank> = { eng, esp, fra, ind, ptb, rus, tha, deu, vie };
