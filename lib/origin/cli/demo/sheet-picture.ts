import type { LanguageCode } from '@/lib/wire/language-codes';
import type { Picture } from '../../demo/draw/picture';
import type { Size } from './lay-tiles';

/** One picture of a contact sheet. */
export interface SheetPicture {
  label: string;
  picture: Picture;
  /** On the sheet, in px. */
  size: Size;
}

/** A sheet that is to be drawn: its file has the name. */
export interface SheetPlan {
  name: string;
  language?: LanguageCode;
  pictures: readonly SheetPicture[];
}
