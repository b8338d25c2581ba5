import { decodeResponse } from '@/lib/wire/decode-response';
import { endpoints } from '@/lib/wire/endpoints';
import { randomFrom } from '../support/random';

import type { Ask } from './calls';
import { inTurn } from './in-turn';
import type { Demo } from './with-demo';

/** What a reader asks for, and what he has to be answered. */
export interface Wish extends Ask {
  headers?: Record<string, string>;
  /** 200 unless told. */
  status?: number;
}

const READERS = 200;
const TITLES = 6;
const CHAPTERS_OF_A_TITLE = 2;
const PICTURES_OF_A_CHAPTER = 6;

/** What there is in the demo to be asked for. */
interface Known {
  titles: number[];
  chapters: number[];
  comments: number[];
  pictures: string[];
  files: string[];
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { 'accept-language': 'en' } });
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`);
  return answer.text();
}

/** What a call gives; nothing where it is refused. */
async function viewOf(url: string) {
  const answer = await fetch(url);
  return decodeResponse(new Uint8Array(await answer.arrayBuffer())).success ?? {};
}

const idsIn = (html: string, kind: 'titles' | 'viewer', most: number) =>
  [...new Set([...html.matchAll(new RegExp(`/${kind}/(\\d+)`, 'g'))].map(([, id]) => Number(id)))].slice(0, most);

/** Looks around, and has all pictures drawn that are asked for later. */
async function look({ address, pages }: Demo): Promise<Known> {
  const home = await textOf(address + pages.home);
  const titles = idsIn(home, 'titles', TITLES);
  const linked = (
    await inTurn(titles, async (id) => idsIn(await textOf(`${address}/titles/${id}`), 'viewer', CHAPTERS_OF_A_TITLE))
  ).flat();
  const opened = await inTurn(linked, async (id) => ({
    id,
    pages: (await viewOf(address + viewerCall(id))).mangaViewer?.pages,
    comments: (await viewOf(`${address}/api/comment?chapter_id=${id}`)).commentListView?.comments,
  }));
  const free = opened.filter(({ pages: some }) => some?.length);
  const pictures = free
    .flatMap(({ pages: some }) =>
      some!.flatMap(({ mangaPage }) => mangaPage?.imageUrl ?? []).slice(0, PICTURES_OF_A_CHAPTER),
    )
    .map((picture) => picture.replace(address, ''));
  const comments = free.flatMap(({ comments: some }) => some?.flatMap(({ id }) => id ?? []) ?? []);
  const files = [...home.matchAll(/\/_next\/static\/[^"\\]+\.(?:js|css)/g)].map(([file]) => file);
  const covers = [...home.matchAll(/\/media\/[^"\s\\]+\.webp[^"\s\\,]*/g)]
    .map(([cover]) => cover.replaceAll('&amp;', '&'))
    .slice(0, READERS);
  return {
    titles,
    chapters: free.map(({ id }) => id),
    comments,
    pictures: [...new Set([...pictures, ...covers])],
    files: [...new Set(files)],
  };
}

const viewerCall = (id: number) =>
  `/api/${endpoints.viewer.path}?chapter_id=${id}&split=yes&img_quality=high&clang=eng`;

/** Readers of all kinds: `next` gives one wish after the other, each kind as often as it says, and `all` what is made or drawn when it is first asked for. */
export async function mixedReaders(demo: Demo): Promise<{ next: () => Wish; all: Wish[] }> {
  const known = await look(demo);
  const random = randomFrom(1);
  const any = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const reader = () => `reader-${Math.floor(random() * READERS)}`;
  const locale = () => any(['', '/en', '/es', '/th', '/de']);
  const turn = (path: string): Wish => ({ method: any(['PUT', 'DELETE']), path, session: reader() });
  const english = { 'accept-language': 'en' };
  const kinds: [times: number, wish: () => Wish][] = [
    [6, () => ({ path: `${locale()}/updates`, headers: english })],
    [1, () => ({ path: '/en/updates', headers: { cookie: `languages=${any(['deu-eng', 'eng-esp', 'tha'])}` } })],
    [1, () => ({ path: '/updates', headers: { 'accept-language': 'fr' }, status: 307 })],
    [8, () => ({ path: `${locale()}/titles/${any(known.titles)}`, headers: english })],
    [6, () => ({ path: `${locale()}/viewer/${any(known.chapters)}`, headers: english })],
    [6, () => ({ path: viewerCall(any(known.chapters)), session: reader() })],
    [30, () => ({ path: any(known.pictures) })],
    [10, () => ({ path: any(known.files) })],
    [
      2,
      () => ({
        path: `${locale()}/${any(['ranking/hottest', 'ranking/trending', 'manga_list/ongoing', 'featured', 'favorited', 'announcement'])}`,
        headers: english,
      }),
    ],
    [2, () => ({ path: `${locale()}/comments/${any(known.chapters)}`, headers: english })],
    [2, () => ({ path: `/api/comment?chapter_id=${any(known.chapters)}`, session: reader() })],
    [1, () => ({ path: `${locale()}/search_result?keyword=${any(['ferry', 'a', 'tide', 'zzz'])}`, headers: english })],
    [2, () => ({ path: `/api/title_list/search?keyword=${any(['ferry', 'a', 'tide', 'zzz'])}&lang=eng&clang=eng` })],
    [3, () => ({ path: '/api/title_list/bookmark', session: reader() })],
    [3, () => turn(`/api/title_list/bookmark?title_id=${any(known.titles)}`)],
    [2, () => turn(`/api/comment_like?comment_id=${any(known.comments)}`)],
    [1, () => ({ path: `${locale()}/titles/999999`, headers: english, status: 404 })],
    [1, () => ({ path: '/en/nowhere-at-all', status: 404 })],
    [1, () => ({ path: '/media/nothing.webp', status: 404 })],
  ];
  const drum = kinds.flatMap(([times, wish]) => Array.from({ length: times }, () => wish));
  const all = [
    ...known.pictures,
    ...known.files,
    ...known.titles.map((id) => `/en/titles/${id}`),
    ...known.chapters.map((id) => `/en/viewer/${id}`),
  ].map((path): Wish => ({ path }));
  return { next: () => any(drum)(), all };
}
