import { LANGUAGE_CODES, type LanguageCode } from '@/lib/wire/language-codes';
import type { wire } from '@/lib/wire/messages';
import type { Context } from '../context';
import { DAY_SECONDS } from '../day';
import type { Catalogue, SeriesRecord, TitleRecord } from '../store/catalogue';
import { countOf } from './count';

/** What every mention of a title needs to know. */
export type TitleDesk = Pick<Context, 'urls' | 'now'>;

const UPDATE_STATUS = { none: 0, new: 1, up: 2 } as const;
const NEW_TITLE_SECONDS = 14 * DAY_SECONDS;

export function titleMessage(title: TitleRecord, { urls, now }: TitleDesk): wire.ITitle {
  return {
    titleId: title.id,
    name: title.name,
    author: title.series.author,
    portraitImageUrl: urls.cover(title.id, 'portrait'),
    landscapeImageUrl: urls.cover(title.id, 'landscape'),
    favoriteImageUrl: urls.cover(title.id, 'square'),
    viewCount: countOf(title.views),
    language: LANGUAGE_CODES[title.language],
    titleUpdateStatus: updateStatus(title, now),
  };
}

/** New: the title began within two weeks. Up: the chapter, its newest if not said otherwise, came within a day. */
export function updateStatus(title: TitleRecord, now: number, chapterStart = title.newest_start_at): number {
  if (now - title.first_start_at < NEW_TITLE_SECONDS) return UPDATE_STATUS.new;
  return now - chapterStart < DAY_SECONDS ? UPDATE_STATUS.up : UPDATE_STATUS.none;
}

/** A series' titles in the languages that are read. */
export function titlesIn(series: SeriesRecord, languages: readonly LanguageCode[]): TitleRecord[] {
  return series.titles.filter((title) => languages.includes(title.language));
}

/** The titles of these ids, those that are no more left out. */
export function titlesOf({ titles }: Catalogue, ids: readonly number[]): TitleRecord[] {
  return ids.flatMap((id) => titles.get(id) ?? []);
}

/** The one of several titles to name their series by: that in the reader's own language if it is there. */
export function leadTitle(titles: readonly TitleRecord[], language?: LanguageCode): TitleRecord | undefined {
  return titles.find((title) => title.language === language) ?? titles[0];
}
