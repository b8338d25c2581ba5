import { decodeResponse } from '@/lib/wire/decode-response';
import { endpoints } from '@/lib/wire/endpoints';

import { randomFrom } from '../support/random';

import { headersOf, type CallRequest } from './calls';
import { mapInSeries } from './in-series';
import type { Demo } from './with-demo';

/** A request of a reader. */
export interface ReaderRequest extends CallRequest {
  headers?: Record<string, string>;
  /** The expected status, 200 by default. */
  status?: number;
}

const READERS = 200;
const TITLES = 6;
const CHAPTERS_OF_A_TITLE = 2;
const PICTURES_OF_A_CHAPTER = 6;
const COVERS = 200;
const ENGLISH = { 'accept-language': 'en' };
const LISTS = ['ranking/hottest', 'ranking/trending', 'manga_list/ongoing', 'featured', 'favorited', 'announcement'];
const KEYWORDS = ['ferry', 'a', 'tide', 'zzz'];

/** What the demo has to request. */
interface DemoContent {
  titles: number[];
  chapters: number[];
  comments: number[];
  pictures: string[];
  files: string[];
}

const viewerCall = (id: number) =>
  `/api/${endpoints.viewer.path}?chapter_id=${id}&split=yes&img_quality=high&clang=eng`;

async function findContent({ address, pages }: Demo): Promise<DemoContent> {
  const fetchHtml = async (path: string) => (await fetch(address + path, { headers: ENGLISH })).text();
  const call = async (path: string) =>
    decodeResponse(new Uint8Array(await (await fetch(address + path)).arrayBuffer())).success;
  const idsIn = (html: string, kind: 'titles' | 'viewer', most: number) =>
    [...new Set([...html.matchAll(new RegExp(`/${kind}/(\\d+)`, 'g'))].map(([, id]) => Number(id)))].slice(0, most);

  const home = await fetchHtml(pages.home);
  const titles = idsIn(home, 'titles', TITLES);
  const linked = await mapInSeries(titles, async (id) =>
    idsIn(await fetchHtml(`/titles/${id}`), 'viewer', CHAPTERS_OF_A_TITLE),
  );
  const opened = await mapInSeries(linked.flat(), async (id) => ({
    id,
    pages: (await call(viewerCall(id)))?.mangaViewer?.pages ?? [],
    comments: (await call(`/api/comment?chapter_id=${id}`))?.commentListView?.comments ?? [],
  }));
  const free = opened.filter((chapter) => chapter.pages.length > 0);
  const pictures = free.flatMap((chapter) =>
    chapter.pages.flatMap(({ mangaPage }) => mangaPage?.imageUrl ?? []).slice(0, PICTURES_OF_A_CHAPTER),
  );
  const covers = [...home.matchAll(/\/media\/[^"\s\\]+\.webp[^"\s\\,]*/g)].map(([url]) => url.replaceAll('&amp;', '&'));
  return {
    titles,
    chapters: free.map(({ id }) => id),
    comments: free.flatMap((chapter) => chapter.comments.flatMap(({ id }) => id ?? [])),
    pictures: [...new Set([...pictures.map((url) => url.replace(address, '')), ...covers.slice(0, COVERS)])],
    files: [...new Set([...home.matchAll(/\/_next\/static\/[^"\\]+\.(?:js|css)/g)].map(([file]) => file))],
  };
}

/** `next` returns random requests in the proportions below; `all` are those whose first response takes longer, as something is generated. */
export async function simulateReaders(demo: Demo): Promise<{ next: () => ReaderRequest; all: ReaderRequest[] }> {
  const { titles, chapters, comments, pictures, files } = await findContent(demo);
  const random = randomFrom(1);
  const any = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const session = () => `reader-${Math.floor(random() * READERS)}`;
  const page = (path: string): ReaderRequest => ({
    path: any(['', '/en', '/es', '/th', '/de']) + path,
    headers: ENGLISH,
  });
  const write = (path: string): ReaderRequest => ({ method: any(['PUT', 'DELETE']), path, session: session() });
  const kinds: [times: number, request: () => ReaderRequest][] = [
    [6, () => page('/updates')],
    [8, () => page(`/titles/${any(titles)}`)],
    [6, () => page(`/viewer/${any(chapters)}`)],
    [2, () => page(`/${any(LISTS)}`)],
    [2, () => page(`/comments/${any(chapters)}`)],
    [1, () => page(`/search_result?keyword=${any(KEYWORDS)}`)],
    [1, () => ({ path: '/en/updates', headers: { cookie: `languages=${any(['deu-eng', 'eng-esp', 'tha'])}` } })],
    [1, () => ({ path: '/updates', headers: { 'accept-language': 'fr' }, status: 307 })],
    [1, () => ({ ...page('/titles/999999'), status: 404 })],
    [1, () => ({ path: '/en/no-such-page', status: 404 })],
    [1, () => ({ path: '/media/no-such-picture.webp', status: 404 })],
    [30, () => ({ path: any(pictures) })],
    [10, () => ({ path: any(files) })],
    [6, () => ({ path: viewerCall(any(chapters)), session: session() })],
    [2, () => ({ path: `/api/comment?chapter_id=${any(chapters)}`, session: session() })],
    [2, () => ({ path: `/api/title_list/search?keyword=${any(KEYWORDS)}&lang=eng&clang=eng` })],
    [3, () => ({ path: '/api/title_list/bookmark', session: session() })],
    [3, () => write(`/api/title_list/bookmark?title_id=${any(titles)}`)],
    [2, () => write(`/api/comment_like?comment_id=${any(comments)}`)],
  ];
  const weighted = kinds.flatMap(([times, request]) => Array.from({ length: times }, () => request));
  const generated = [...titles.map((id) => `/en/titles/${id}`), ...chapters.map((id) => `/en/viewer/${id}`)];
  return { next: () => any(weighted)(), all: [...pictures, ...files, ...generated].map((path) => ({ path })) };
}

export const allHeadersOf = ({ session, headers }: ReaderRequest): Record<string, string> => ({
  'accept-encoding': 'gzip',
  ...headersOf(session),
  ...headers,
});
