import type { LanguageCode } from '@/lib/wire/language-codes';
import type { wire } from '@/lib/wire/messages';
import { dayOf, weekdayOf } from '../day';
import { DAY_GROUP_NAMES } from '../texts/day-group-names';
import { textLanguage } from '../texts/text-language';
import type { Catalogue } from '../store/catalogue';
import type { ChapterSummary } from '../store/chapters';
import { countOf } from './count';
import { int32Seconds } from './seconds';
import { leadTitle, updateStatus, type TitleDesk } from './title';
import { updatedTitleMessage } from './updated-title';

interface UpdateDesk {
  catalogue: Catalogue;
  desk: TitleDesk;
  /** Of the groups' names. */
  language: LanguageCode;
}

/** Chapters by the UTC day they came out on, the newest day first; on a day, one entry a series and number, the most viewed first. */
export function updateGroups(
  releases: readonly ChapterSummary[],
  { catalogue, desk, language }: UpdateDesk,
): wire.IUpdatedTitleV2Group[] {
  const byDay = collect(releases, (chapter) => dayOf(chapter.start_at));
  return [...byDay]
    .sort(([a], [b]) => b - a)
    .map(([day, chapters]) => {
      const bySeries = collect(
        chapters,
        (chapter) => `${catalogue.titles.get(chapter.title_id)?.series.id}/${chapter.number}`,
      );
      const titleGroups = [...bySeries.values()].map((editions) =>
        releaseGroup(editions, { catalogue, desk, language }),
      );
      return {
        groupName: dayName(day, dayOf(desk.now), language),
        groupNameDays: dayOf(desk.now) - day,
        titleGroups: titleGroups.sort((a, b) => (b.viewCount ?? 0) - (a.viewCount ?? 0)),
      };
    });
}

/** One chapter in all the languages that it came out in. */
function releaseGroup(
  editions: readonly ChapterSummary[],
  { catalogue, desk, language }: UpdateDesk,
): wire.IOriginalTitleGroup {
  const releases = editions.flatMap((chapter) => {
    const title = catalogue.titles.get(chapter.title_id);
    return title ? [{ chapter, title }] : [];
  });
  const lead = leadTitle(
    releases.map(({ title }) => title),
    language,
  );
  const views = releases.reduce((sum, { title }) => sum + title.views, 0);
  return {
    theTitle: lead?.name,
    chapterNumber: editions[0]?.name,
    chapterStartTime: int32Seconds(editions[0]?.start_at ?? 0),
    viewCount: countOf(views),
    titleUpdateStatus: lead && updateStatus(lead, desk.now, editions[0]?.start_at),
    titles: releases.map(({ chapter, title }) => updatedTitleMessage(chapter, title, desk)),
  };
}

function dayName(day: number, today: number, language: LanguageCode): string {
  const names = DAY_GROUP_NAMES[textLanguage(language)];
  return [names.today, names.yesterday][today - day] ?? names.weekdays[weekdayOf(day) - 1]!;
}

function collect<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
