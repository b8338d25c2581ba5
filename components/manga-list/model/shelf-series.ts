import type { LabelCode } from '@/lib/domain/label';
import type { Language } from '@/lib/domain/language';
import type { Title } from '@/lib/domain/title';

/** A series on the shelf: all that its card shows and the filter asks for, and no more, for a page lists thousands. */
export interface ShelfSeries {
  /** Of the title in the language to read it in, as are name and cover. */
  id: number;
  name: string;
  language: Language;
  cover: string;
  /** The languages it is out in, besides that one. */
  others?: Language[];
  views: number;
  isNew?: true;
  /** Slugs. */
  tags: string[];
  label?: LabelCode;
  /** When its newest chapter came out, in seconds, if that was not long ago. */
  updatedAt?: number;
  free?: true;
  ticket?: true;
}

/** The title that a card shows. */
export function titleOf({ id, name, language, cover, views, isNew }: ShelfSeries): Title {
  return {
    id,
    name,
    language,
    viewCount: views,
    portraitImageUrl: cover,
    updateStatus: isNew ? 'new' : 'none',
    author: '',
    landscapeImageUrl: '',
    favoriteImageUrl: '',
  };
}
