import type { LanguageCode } from '@/lib/wire/language-codes';
import type { Catalogue, TitleRecord } from '../store/catalogue';

const LENGTH = 8;
/** Of each tag only so many are looked at, so that the search does not grow with the catalogue. */
const LEADERS = 50;

interface RecommendedDesk {
  catalogue: Catalogue;
  language: LanguageCode;
  views: ReadonlyMap<number, number>;
}

/** Titles in a language that share most tags with a series, out of each tag's most viewed; the more viewed first among equals. */
export function recommendedTitles(of: TitleRecord, { catalogue, language, views }: RecommendedDesk): TitleRecord[] {
  const shared = new Map<TitleRecord, number>();
  for (const tag of of.series.tags) {
    for (const title of leadersOf(catalogue, views).get(`${language}/${tag}`) ?? []) {
      if (title.series.id !== of.series.id) shared.set(title, (shared.get(title) ?? 0) + 1);
    }
  }
  const viewsOf = (title: TitleRecord) => views.get(title.id) ?? 0;
  return [...shared]
    .sort(([a, sharedByA], [b, sharedByB]) => sharedByB - sharedByA || viewsOf(b) - viewsOf(a) || a.id - b.id)
    .slice(0, LENGTH)
    .map(([title]) => title);
}

const leadersByViews = new WeakMap<ReadonlyMap<number, number>, ReadonlyMap<string, TitleRecord[]>>();

/** The most viewed titles of each language and tag; worked out once for each counting of views. */
function leadersOf({ titles }: Catalogue, views: ReadonlyMap<number, number>): ReadonlyMap<string, TitleRecord[]> {
  const known = leadersByViews.get(views);
  if (known) return known;
  const leaders = new Map<string, TitleRecord[]>();
  for (const [id] of [...views].sort(([a, viewsOfA], [b, viewsOfB]) => viewsOfB - viewsOfA || a - b)) {
    const title = titles.get(id);
    for (const tag of title?.series.tags ?? []) {
      const key = `${title!.language}/${tag}`;
      const list = leaders.get(key) ?? [];
      if (list.length === 0) leaders.set(key, list);
      if (list.length < LEADERS) list.push(title!);
    }
  }
  leadersByViews.set(views, leaders);
  return leaders;
}
