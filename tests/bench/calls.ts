import { titleIdOf } from '@/lib/origin/title-id';
import { readerOf, READERS } from './synthetic-readers';
import { chapterIdOf, measuredSeries, PUBLISHERS, RARE_WORD } from './synthetic-series';
import { newFavorites, writesOf } from './writes';

/** One request. */
export interface Ask {
  method?: 'GET' | 'PUT' | 'POST' | 'DELETE';
  path: string;
  session?: string;
  /** JSON. */
  body?: string;
  /** Another host gives other absolute addresses, so that no answer that is kept for others can serve. */
  host?: string;
}

export function headersOf({ session, body }: Pick<Ask, 'session' | 'body'>): Record<string, string> {
  return { ...(session && { 'session-token': session }), ...(body && { 'content-type': 'application/json' }) };
}

/** A call with the requests that measure it: some in turn, or ever new ones. */
export type Call = { name: string } & ({ asks: readonly Ask[] } | { nextAsk: () => Ask });

/** A call that is measured beside the bare server, too. */
export type ComparedCall = Call & { /** What is asked of its speed. */ isRead: boolean };

const EDITION = 'lang=eng&clang=eng';
/** The second chapter: it is open, and so is the one after it. */
const OPENED = 2;

/**
 * The calls for a catalogue of so many series: all of the product but those that list it whole, which are title_list's allV2, all_v3, updated,
 * free and ticket.
 */
export function callsOf(size: number): { compared: ComparedCall[]; others: Call[] } {
  const titles = measuredSeries(size).map((id) => titleIdOf(id, 'eng'));
  const chapters = titles.map((id) => chapterIdOf(id, OPENED));
  const title = titles.map((id): Ask => ({ path: `/api/title_detailV3?title_id=${id}&clang=eng` }));
  const viewer = chapters.map((id): Ask => ({
    path: `/api/manga_viewer?chapter_id=${id}&split=yes&img_quality=high&clang=eng`,
  }));
  const home: Ask = { path: `/api/web/web_homeV4?${EDITION}` };

  const compared: ComparedCall[] = [
    { name: 'web_homeV4', isRead: true, asks: [home] },
    { name: 'title_detailV3', isRead: true, asks: title },
    { name: 'title_detailV3, a reader’s', isRead: true, asks: byReaders(title) },
    { name: 'manga_viewer', isRead: true, asks: viewer },
    { name: 'manga_viewer, a reader’s', isRead: true, asks: byReaders(viewer) },
    { name: 'PUT bookmark', isRead: false, nextAsk: newFavorites(titles) },
  ];
  const anew: Record<string, readonly Ask[]> = {
    web_homeV4: [home],
    title_detailV3: title,
    manga_viewer: viewer,
    language: [{ path: '/api/language' }],
    featuredV2: [{ path: `/api/featuredV2?${EDITION}` }],
    'rankingV2 hottest': [{ path: `/api/title_list/rankingV2?type=hottest&${EDITION}` }],
    'rankingV2 trending': [{ path: `/api/title_list/rankingV2?type=trending&${EDITION}` }],
    'rankingV2 completed': [{ path: `/api/title_list/rankingV2?type=completed&${EDITION}` }],
    search: [{ path: `/api/title_list/search?keyword=${RARE_WORD}&${EDITION}` }],
    comment: chapters.map((id) => ({ path: `/api/comment?chapter_id=${id}` })),
    publisher_news_list: Array.from({ length: PUBLISHERS }, (_, index) => ({
      path: `/api/publisher_news_list?publisher_id=${index + 1}&lang=eng`,
    })),
    'web/announcement': [{ path: '/api/web/announcement?lang=eng' }],
    'title_list/parts': [{ path: '/api/title_list/parts' }],
    'title_list/page': titles.map((id) => ({ path: `/api/title_list/page?from=${id}&count=100` })),
    'chapter_list/page': chapters.map((id) => ({ path: `/api/chapter_list/page?from=${id}&count=100` })),
    'chapter_list/open': [{ path: `/api/chapter_list/open?chapter_id=${chapters.join(',')}` }],
    questionnaire: [{ path: '/api/questionnaire?questionnaire_key=reading&lang=eng' }],
    'comment, a reader’s': byReaders(chapters.map((id) => ({ path: `/api/comment?chapter_id=${id}` }))),
    'title_list/bookmark': byReaders([{ path: '/api/title_list/bookmark' }]),
  };
  const others = Object.entries(anew).map(([name, asks]) => ({ name: `${name}, anew`, nextAsk: fromNewHosts(asks) }));
  return { compared, others: [...others, ...writesOf(titles)] };
}

/** The requests in turn, each with the session of another reader. */
function byReaders(asks: readonly Ask[]): Ask[] {
  return Array.from({ length: READERS }, (_, index) => ({ ...asks[index % asks.length]!, session: readerOf(index) }));
}

function fromNewHosts(asks: readonly Ask[]): () => Ask {
  let count = 0;
  return () => ({ ...asks[count % asks.length]!, host: `h${count++}.example` });
}
