import { titleIdOf } from '@/lib/origin/title-id';

import { READERS, readerOf } from './synthetic-rows';
import { chapterIdOf, measuredSeries, PUBLISHERS, RARE_WORD } from './synthetic-series';

export interface CallRequest {
  method?: 'GET' | 'PUT' | 'DELETE';
  path: string;
  session?: string;
  /** Absolute URLs in responses depend on the host, so another host bypasses the response cache. */
  host?: string;
}

export const headersOf = (session?: string): Record<string, string> => (session ? { 'session-token': session } : {});

/** A call whose requests repeat. */
export interface RepeatedCall {
  name: string;
  requests: readonly CallRequest[];
}

/** A call with ever new requests, which no cached response can serve. */
export interface GeneratedCall {
  name: string;
  nextRequest: () => CallRequest;
}

export type Call = RepeatedCall | GeneratedCall;

export interface Calls {
  /** Measured beside the bare server. */
  compared: RepeatedCall[];
  /** Measured by the size of the catalogue only. */
  uncached: GeneratedCall[];
}

const EDITION = 'lang=eng&clang=eng';
/** It is free, and so is the one after it. */
const FREE_CHAPTER = 2;
const COMMENTS = 1_000;

/** The calls for a catalogue of so many series: those that readers' pages make, without those that list the whole catalogue. */
export function callsOf(size: number): Calls {
  const titles = measuredSeries(size).map((id) => titleIdOf(id, 'eng'));
  const chapters = titles.map((id) => chapterIdOf(id, FREE_CHAPTER));
  const title = titles.map((id): CallRequest => ({ path: `/api/title_detailV3?title_id=${id}&clang=eng` }));
  const viewer = chapters.map((id): CallRequest => ({
    path: `/api/manga_viewer?chapter_id=${id}&split=yes&img_quality=high&clang=eng`,
  }));
  const comments = chapters.map((id): CallRequest => ({ path: `/api/comment?chapter_id=${id}` }));
  const home: CallRequest = { path: `/api/web/web_homeV4?${EDITION}` };
  const read: Record<string, readonly CallRequest[]> = {
    web_homeV4: [home],
    title_detailV3: title,
    manga_viewer: viewer,
    featuredV2: [{ path: `/api/featuredV2?${EDITION}` }],
    'rankingV2 hottest': [{ path: `/api/title_list/rankingV2?type=hottest&${EDITION}` }],
    'rankingV2 trending': [{ path: `/api/title_list/rankingV2?type=trending&${EDITION}` }],
    'rankingV2 completed': [{ path: `/api/title_list/rankingV2?type=completed&${EDITION}` }],
    search: [{ path: `/api/title_list/search?keyword=${RARE_WORD}&${EDITION}` }],
    comment: comments,
    publisher_news_list: Array.from({ length: PUBLISHERS }, (_, index) => ({
      path: `/api/publisher_news_list?publisher_id=${index + 1}&lang=eng`,
    })),
    'web/announcement': [{ path: '/api/web/announcement?lang=eng' }],
    'title_list/page': titles.map((id) => ({ path: `/api/title_list/page?from=${id}&count=100` })),
    'chapter_list/page': chapters.map((id) => ({ path: `/api/chapter_list/page?from=${id}&count=100` })),
    'chapter_list/open': [{ path: `/api/chapter_list/open?chapter_id=${chapters.join(',')}` }],
    'chapter_list/latest': [{ path: '/api/chapter_list/latest?clang=eng' }],
    questionnaire: [{ path: '/api/questionnaire?questionnaire_key=reading&lang=eng' }],
    'comment, with sessions': withSessions(comments),
    'title_list/bookmark': withSessions([{ path: '/api/title_list/bookmark' }]),
  };
  return {
    compared: [
      { name: 'web_homeV4', requests: [home] },
      { name: 'title_detailV3', requests: title },
      { name: 'title_detailV3, with sessions', requests: withSessions(title) },
      { name: 'manga_viewer', requests: viewer },
      { name: 'manga_viewer, with sessions', requests: withSessions(viewer) },
    ],
    uncached: [
      ...Object.entries(read).map(([name, requests]) => ({ name: `${name}, uncached`, nextRequest: byHost(requests) })),
      {
        name: 'bookmark, add and remove',
        nextRequest: addAndRemove((count) => `/api/title_list/bookmark?title_id=${titles[count % titles.length]}`),
      },
      {
        name: 'comment_like, add and remove',
        nextRequest: addAndRemove((count) => `/api/comment_like?comment_id=${1 + (count % COMMENTS)}`),
      },
    ],
  };
}

const withSessions = (requests: readonly CallRequest[]): CallRequest[] =>
  Array.from({ length: READERS }, (_, index) => ({ ...requests[index % requests.length]!, session: readerOf(index) }));

function byHost(requests: readonly CallRequest[]): () => CallRequest {
  let count = 0;
  return () => ({ ...requests[count % requests.length]!, host: `h${count++}.example` });
}

/** A PUT and then a DELETE of each new session. */
function addAndRemove(pathOf: (count: number) => string): () => CallRequest {
  let count = 0;
  return () => {
    const session = count >> 1;
    return { method: count++ % 2 === 0 ? 'PUT' : 'DELETE', path: pathOf(session), session: `writer-${session}` };
  };
}
