import { preferredTitle } from '@/components/catalog/preferred-title';
import type { Language } from '@/lib/domain/language';
import type { Series } from '@/lib/domain/series';
import type { TitleMarks } from '@/lib/domain/title-marks';

import type { ShelfSeries } from './model/shelf-series';

interface Readers {
  /** The interface's own: of several titles, the one in it is shown. */
  language: Language;
  languages: readonly Language[];
}

/** The series that have a title in one of the content languages, each as the shelf shows it. */
export function putOnShelf(
  series: readonly Series[],
  marks: TitleMarks,
  { language, languages }: Readers,
): ShelfSeries[] {
  return series.flatMap(({ titles, tags, label }): ShelfSeries[] => {
    const readable = titles.filter((title) => languages.includes(title.language));
    const title = preferredTitle(readable, (each) => each.language, language);
    if (!title) return [];
    const others = readable.filter((each) => each !== title).map((each) => each.language);
    const updatedAt = Math.max(...readable.map(({ id }) => marks.updatedAt.get(id) ?? 0));
    return [
      {
        id: title.id,
        name: title.name,
        language: title.language,
        cover: title.portraitImageUrl,
        views: readable.reduce((sum, { viewCount }) => sum + viewCount, 0),
        tags: tags.map(({ slug }) => slug),
        ...(label && { label: label.code }),
        ...(others.length > 0 && { others }),
        ...(title.updateStatus === 'new' && { isNew: true }),
        ...(updatedAt > 0 && { updatedAt }),
        ...(readable.some(({ id }) => marks.free.has(id)) && { free: true }),
        ...(readable.some(({ id }) => marks.ticket.has(id)) && { ticket: true }),
      },
    ];
  });
}
