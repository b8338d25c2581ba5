import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

import { endpoints, type Endpoint } from '@/lib/wire/endpoints';
import { encodeResponse } from '@/lib/wire/encode-response';
import type { wire } from '@/lib/wire/messages';

import { answerChapter, titleIdOf, wireChapter, wireTitle } from './answer-chapter';
import type { ChapterSpec } from './chapter-spec';
import { disturb, type Disturbance } from './disturbance';
import { drawPage } from './draw-page';
import { ALL_CHAPTERS } from './fixture-chapters';
import { applyKey, pageKey } from './page-key';
import { recordAnswers } from './record-answers';
import { PROTOBUF, serveLocally } from './serve-locally';

const PICTURE = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=3600',
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
};
/** Of a file: what comes before its size is told. */
const BROKEN_BYTES = 20;
const NOT_FOUND = { error: { englishPopup: { subject: 'Not Found', body: 'There is no such chapter.' } } };

/** A request, from its arrival on. Times are of `performance.now()`. */
export interface Asked {
  /** With its query: `/api/manga_viewer?chapter_id=…`, `/pages/<chapter>/<quality>/<page>.webp`, `/pictures/…`. */
  path: string;
  method: string;
  headers: IncomingHttpHeaders;
  at: number;
  endedAt?: number;
  /** `aborted`: whoever asked has gone before the answer had; `dropped`: the origin broke off, as it was told. */
  outcome?: 'answered' | 'aborted' | 'dropped';
}

export interface ChapterOrigin {
  /** The base of its API, for API_ORIGIN. */
  base: string;
  /** Everything that was asked for, in order, but for what a site asks every few seconds by itself; to be emptied at will. */
  asked: Asked[];
  /** Has requests whose path matches wait or fail from now on; of several such orders the newest counts. */
  disturb(paths: RegExp, how: Disturbance): void;
  /** Has everything answered at once again. */
  heal(): void;
  /** Adds a chapter, or puts another in its place. A page that the site has rendered is kept for a minute: better under a new id. */
  put(chapter: ChapterSpec): void;
  /** Draws a chapter's pictures, so that none is waited for. */
  warm(chapter: ChapterSpec): Promise<void>;
  close(): void;
}

const endpointAt = (path: string): Endpoint | undefined =>
  Object.values(endpoints).find((endpoint) => `/api/${endpoint.path}` === path);

/**
 * An origin of made-up chapters, the ready ones (fixture-chapters.ts) or those given, whose pictures are drawn when asked for. Other calls that read are answered as
 * by the origin at `real`, or else with an empty view.
 */
export async function chapterOrigin({
  chapters = ALL_CHAPTERS,
  real,
}: { chapters?: readonly ChapterSpec[]; real?: string } = {}): Promise<ChapterOrigin> {
  const byId = new Map(chapters.map((chapter) => [chapter.id, chapter]));
  const record = real === undefined ? undefined : recordAnswers(real);
  const asked: Asked[] = [];
  let disturbances: { paths: RegExp; how: Disturbance }[] = [];

  const say = (response: ServerResponse, message: wire.IResponse) =>
    void response.writeHead(200, PROTOBUF).end(encodeResponse(message));

  function titleDetail(titleId: number): wire.ITitleDetailView {
    const all = [...byId.values()]
      .filter((chapter) => titleIdOf(chapter) === titleId)
      .map((chapter) => wireChapter(chapter, url));
    return { title: wireTitle(titleId), chapterListGroup: [{ chapterNumbers: '1', firstChapterList: all }] };
  }

  async function answerCall(response: ServerResponse, method: string, { pathname, search, searchParams }: URL) {
    const endpoint = endpointAt(pathname);
    const chapter = byId.get(Number(searchParams.get('chapter_id')));
    if (endpoint === endpoints.viewer && chapter) {
      return say(response, {
        success: { mangaViewer: answerChapter(chapter, byId, url, searchParams.get('img_quality') ?? 'high') },
      });
    }
    if (record && method === 'GET' && !endpoint?.writes)
      return void response.writeHead(200, PROTOBUF).end(await record(pathname.replace(/^\/api/, '') + search));
    if (endpoint === endpoints.viewer) return say(response, NOT_FOUND);
    if (endpoint === endpoints.titleDetail)
      return say(response, { success: { titleDetailView: titleDetail(Number(searchParams.get('title_id'))) } });
    return say(response, { success: endpoint?.answers && method === 'GET' ? { [endpoint.answers]: {} } : {} });
  }

  async function pictureAt(path: string): Promise<Buffer | undefined> {
    const [, chapterId, page] = (/^\/pages\/(\d+)\/\w+\/(\d+)\.webp$/.exec(path) ?? []).map(Number);
    const spec = byId.get(chapterId!)?.pages[page! - 1];
    if (spec) {
      const file = await drawPage({ ...spec, number: page!, series: chapterId });
      if (spec.broken) return file.subarray(0, BROKEN_BYTES);
      return spec.keyed ? applyKey(file, pageKey(chapterId!, page!)) : file;
    }
    const [, number, width, height] = (/^\/pictures\/(\d+)\/(\d+)x(\d+)\.webp$/.exec(path) ?? []).map(Number);
    return number === undefined ? undefined : drawPage({ width: width!, height: height!, number });
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { url: path = '', method = 'GET', headers } = request;
    const entry: Asked = { path, method, headers, at: performance.now() };
    if (endpointAt(path) !== endpoints.catalogueVersion) asked.push(entry);
    const how = disturbances.findLast(({ paths }) => paths.test(path))?.how;
    response.once('close', () => {
      entry.endedAt = performance.now();
      entry.outcome = response.writableFinished ? 'answered' : how?.failure === 'drop' ? 'dropped' : 'aborted';
    });
    if (how && !(await disturb(response, how))) return;
    const address = new URL(path, url);
    if (address.pathname.startsWith('/api/')) return answerCall(response, method, address);
    const picture = await pictureAt(address.pathname);
    if (picture) response.writeHead(200, PICTURE).end(picture);
    else response.writeHead(404).end();
  }

  const { url, close } = await serveLocally(answer);
  return {
    base: `${url}/api`,
    asked,
    disturb: (paths, how) => void disturbances.push({ paths, how }),
    heal: () => void (disturbances = []),
    put: (chapter) => void byId.set(chapter.id, chapter),
    async warm({ id, pages }) {
      for (const [index, page] of pages.entries()) await drawPage({ ...page, number: index + 1, series: id });
    },
    close,
  };
}
