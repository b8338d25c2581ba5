import { knowsTag } from '@/lib/knows-tag';
import { dependsOnCountry } from '@/lib/switches/switches';
import { DrawError } from '../demo/draw/draw-error';
import { respondWithRefusal } from '../http/respond';
import { KeptError, type KeptReason } from '../kept/kept-error';
import { Refusal } from '../refusal';
import type { Store } from '../store/create-store';
import type { DrawnFiles } from './drawn-files';
import { findPage } from './find-page';
import { findPublished } from './find-published';
import { pictureFinders, volumeFinders } from './find-picture';
import type { MediaItem } from './media-item';
import { applyKey } from './page-key';
import type { PagePart } from './page-images';
import type { Quality } from './picture-sizes';

const PAGE =
  /^\/media\/page\/([1-9]\d{0,9})\/([1-9]\d{0,3}|[0-9a-f]{16}(?:-plain)?)(?:-(left|right))?-(low|high|super_high)\.webp$/;
const PICTURE = /^\/media\/([a-z]+)\/(0|[1-9]\d{0,9})(?:-([1-9]\d{0,2}))?\/([a-z]+)-([1-9]\d{0,3})\.webp$/;
const INT32_MAX = 2_147_483_647;
/** What cannot be drawn now may be drawn soon, here or by whoever takes over. */
const LATER = { status: 503, headers: { 'retry-after': '2' } };
/** Of published files: what is behind us is at fault, for good or for now. */
const UNHAD: Record<KeptReason, { status: number; headers?: Record<string, string> }> = {
  missing: { status: 404 },
  damaged: { status: 502 },
  refused: { status: 502 },
  unreachable: LATER,
};
/** How long a picture is kept whose address does not name the version that it was drawn in, or that may be published anew. */
const UNNAMED_SECONDS = 60;
const YEAR_SECONDS = 31_536_000;

interface MediaDesk {
  store: Store;
  files: DrawnFiles;
  secret: Buffer;
  now: number;
}

/**
 * Answers a request below `/media`.
 * @throws Refusal: 404, 405, 403 for a page whose address is not good, 503 when it cannot be drawn or fetched now, 502 when where it is kept is out of order
 */
export async function answerMedia(request: Request, desk: MediaDesk): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    throw new Refusal('bad-request', {
      status: 405,
      debugInfo: 'Media is read only.',
      headers: { allow: 'GET, HEAD' },
    });
  }
  const url = new URL(request.url);
  const item = await findItem(url, desk);
  if (!item) throw new Refusal('not-found', { status: 404, debugInfo: 'There is no such picture.' });
  const etag = `"${desk.files.nameOf(item.picture).slice(0, 24)}${item.key ? '-x' : ''}"`;
  const headers = {
    etag,
    'cache-control': cacheControl(
      item,
      desk.now,
      PAGE.test(url.pathname) ||
        (url.searchParams.get('v') === desk.files.version && !('kept' in item.picture.request)),
    ),
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  };
  if (knowsTag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  const plain = await draw(item, desk.files, request.signal);
  if (!plain) return respondWithRefusal(new Refusal('broken', LATER));
  const body = item.key ? applyKey(plain, item.key) : plain;
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: {
      ...headers,
      'content-type': item.key ? 'application/octet-stream' : 'image/webp',
      'content-length': String(body.byteLength),
    },
  });
}

async function findItem(url: URL, desk: MediaDesk): Promise<MediaItem | undefined> {
  const page = PAGE.exec(url.pathname);
  if (page) {
    const [, chapterId, name = '', part = 'whole', quality] = page;
    return findPage(
      url,
      { chapterId: Number(chapterId), page: name, part: part as PagePart, quality: quality as Quality },
      desk,
    );
  }
  const [, kind = '', id, volume, shape = '', width] = PICTURE.exec(url.pathname) ?? [];
  const finders = volume === undefined ? pictureFinders : volumeFinders;
  if (!Object.hasOwn(finders, kind) || Number(id) > INT32_MAX) return undefined;
  const address = { id: Number(id), volume: Number(volume), shape, width: Number(width) };
  const published = volume === undefined ? await findPublished(kind, address, desk.store, desk.now) : undefined;
  return published ?? finders[kind]?.(address, desk.store, desk.now);
}

/** The bytes of a picture; undefined where the origin closes, which is nobody's fault and nothing for the log. */
async function draw(
  item: MediaItem,
  files: DrawnFiles,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const bytes = await files.get(item.picture, signal, item.priority);
    if (!signal.aborted) for (const next of item.ahead ?? []) files.prepare(next);
    return bytes;
  } catch (error) {
    if (error instanceof KeptError)
      throw new Refusal(error.reason === 'missing' ? 'not-found' : 'broken', { ...UNHAD[error.reason], cause: error });
    if (!(error instanceof DrawError)) throw error;
    if (error.reason === 'closed') return undefined;
    throw new Refusal('broken', { ...(error.reason === 'failed' ? { status: 500 } : LATER), cause: error });
  }
}

/**
 * Pictures are kept for a year where their address is theirs alone, as pages' are, or names their version; none beyond the time at which it may be shown,
 * and, while countries are kept out, by nobody but the reader's own browser.
 */
function cacheControl({ until }: MediaItem, now: number, isNamed: boolean): string {
  const whose = dependsOnCountry() ? 'private' : 'public';
  const seconds = isNamed ? YEAR_SECONDS : UNNAMED_SECONDS;
  if (until !== undefined) return `${whose}, max-age=${Math.min(until - now, seconds)}`;
  return `${whose}, max-age=${seconds}${isNamed ? ', immutable' : ''}`;
}
