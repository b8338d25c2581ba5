import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '@/lib/log/entry';
import { log as processLog } from '@/lib/log/log';
import { timeAll } from '@/lib/metrics';
import { DrawError } from '../demo/draw/draw-error';
import type { DrawPool, DrawPriority } from '../demo/draw/draw-pool';
import { drawKey, type DrawRequest } from '../demo/draw/draw-request';
import { isMissing } from '../kept/is-missing';
import { KeptError } from '../kept/kept-error';
import type { KeptFiles } from '../kept/kept-files';
import { sha256Of } from '../sha256-of';
import { cutHalf } from './cut-half';
import { narrow } from './narrow';
import { cutPhoto, fitPhoto, narrowPhoto } from './photo';
import { sourceOf } from './source-of';
import { createSweeper } from './sweep-folder';
import type { KeptRequest, WantedPicture } from './wanted-picture';

/** Pictures that were drawn, or made from published files, on disk. Their folder may be emptied at any time; that of the published files may not. */
export interface DrawnFiles {
  /** The way of drawing: another version draws everything anew. */
  version: string;
  /** Its file's name: the same name is the same bytes. */
  nameOf(picture: WantedPicture): string;
  /** The bytes of a picture: read, or else drawn and written; later, once the signal says that nobody waits. Rejects with a DrawError or a KeptError. */
  get(picture: WantedPicture, signal?: AbortSignal, priority?: DrawPriority): Promise<Uint8Array<ArrayBuffer>>;
  /** Has a picture drawn that is likely to be asked for soon; a failure waits until it is. */
  prepare(picture: WantedPicture): void;
}

interface Options {
  folder: string;
  /** Published files; absent where there are none. */
  kept?: Pick<KeptFiles, 'read'>;
  /** Whether published files are far away: such as were read stay here for a while, like what is made from them. */
  keepsCopies?: boolean;
  pool: DrawPool;
  version: string;
  maxBytes: number;
  /** Hears of what the disk does not take or give. */
  log?: Log;
}

/** One picture on its way, from the disk or the pool, for all who asked for it. */
interface Flight {
  name: string;
  picture: WantedPicture;
  /** The name of what it is made from, if it is not drawn. */
  source: string | undefined;
  priority: DrawPriority;
  /** Readers who are waiting for it now. */
  waiting: number;
  /** What the pool is drawing for it. */
  drawing?: DrawRequest;
  landing: Promise<Uint8Array<ArrayBuffer>>;
}

const EMPTY = Promise.resolve(new Uint8Array());
const TOUCH_AFTER_MS = 60_000;

const outcomeOf = (error: unknown) => (error instanceof DrawError ? error.reason : 'failed');

export function createDrawnFiles({
  folder,
  kept,
  keepsCopies = false,
  pool,
  version,
  maxBytes,
  log = processLog,
}: Options): DrawnFiles {
  const flights = new Map<string, Flight>();
  const sweeper = createSweeper({ folder, maxBytes, log });
  let count = 0;

  const nameOf = ({ request, half, width }: WantedPicture) =>
    sha256Of(
      [
        ...('kept' in request ? [JSON.stringify(request)] : [version, drawKey(request)]),
        half ?? 'whole',
        ...(width ? [width] : []),
      ].join('\n'),
    );
  const fileOf = (name: string) => path.join(folder, name.slice(0, 2), `${name}.webp`);

  async function read(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    try {
      const bytes = new Uint8Array(await readFile(file));
      // A power cut can leave a file without its bytes.
      if (bytes.byteLength === 0) return undefined;
      void touch(file);
      return bytes;
    } catch (error) {
      if (!isMissing(error)) log({ level: 'warn', message: 'A drawn picture cannot be read', error });
      return undefined;
    }
  }

  async function write(file: string, bytes: Uint8Array): Promise<void> {
    const unfinished = `${file}.${process.pid}-${++count}.tmp`;
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(unfinished, bytes);
      await rename(unfinished, file);
      sweeper.added(bytes.byteLength);
    } catch (error) {
      // A picture that cannot be kept can still be shown.
      log({ level: 'warn', message: 'A drawn picture cannot be kept', error });
      await rm(unfinished, { force: true }).catch(() => undefined);
    }
  }

  async function readKept(name: string): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = await kept?.read(name);
    if (!bytes) throw new KeptError('missing', `The published file ${name} is missing.`);
    return bytes;
  }

  async function fetchPicture(flight: Flight): Promise<Uint8Array<ArrayBuffer>> {
    const { request, half, width } = flight.picture;
    if (!keepsCopies && 'kept' in request && !request.size && !half && width === undefined)
      return readKept(request.kept);
    const file = fileOf(flight.name);
    const drawn = await read(file);
    if (drawn) return drawn;
    const bytes = await make(flight);
    await write(file, bytes);
    return bytes;
  }

  async function make(flight: Flight): Promise<Uint8Array<ArrayBuffer>> {
    const { request, half, width } = flight.picture;
    const source = sourceOf(flight.picture);
    if (source) {
      const bytes = await fly(source, flight.priority);
      if ('kept' in request) return fromPhoto(bytes, flight.picture, request);
      if (width !== undefined) return narrow(bytes, width);
      if (half) return cutHalf(bytes, half);
    }
    if ('kept' in request) return readKept(request.kept);
    flight.drawing = request;
    const bytes = new Uint8Array(await timeAll('drawings', {}, () => pool.draw(request, flight.priority), outcomeOf));
    flight.drawing = undefined;
    return bytes;
  }

  /** @throws KeptError where the published file is no picture, or not any more */
  async function fromPhoto(
    bytes: Uint8Array,
    { half, width }: WantedPicture,
    { kept: name, size }: KeptRequest,
  ): Promise<Uint8Array<ArrayBuffer>> {
    try {
      if (width !== undefined) return await narrowPhoto(bytes, width);
      return half ? await cutPhoto(bytes, half) : await fitPhoto(bytes, size!);
    } catch (cause) {
      throw new KeptError('damaged', `The published file ${name} is damaged, or cannot be read just now.`, { cause });
    }
  }

  function fly(picture: WantedPicture, priority: DrawPriority): Promise<Uint8Array<ArrayBuffer>> {
    const name = nameOf(picture);
    const running = flights.get(name);
    if (running) {
      hasten(running, priority);
      return running.landing;
    }
    const source = sourceOf(picture);
    const flight: Flight = { name, picture, source: source && nameOf(source), priority, waiting: 0, landing: EMPTY };
    flight.landing = fetchPicture(flight).finally(() => flights.delete(name));
    flights.set(name, flight);
    return flight.landing;
  }

  /** It is wanted sooner than it was begun for: the pool moves forward what it is asked for again. */
  function hasten(flight: Flight, priority: DrawPriority): void {
    if (flight.priority === 'visible') return;
    const source = sourceFlight(flight);
    if (source) hasten(source, priority);
    if (flight.drawing) pool.draw(flight.drawing, priority).catch(() => undefined);
    flight.priority = priority;
  }

  /** The reader has leafed on: what he left behind must not hold up what he sees. */
  function relent(flight: Flight): void {
    flight.priority = 'warm';
    if (flight.drawing) pool.defer(flight.drawing);
    const source = sourceFlight(flight);
    if (source && !isWaitedFor(source)) relent(source);
  }

  function sourceFlight({ source }: Flight): Flight | undefined {
    return source === undefined ? undefined : flights.get(source);
  }

  /** For itself, or for what is made from it: the other half, another width. */
  function isWaitedFor(flight: Flight): boolean {
    return (
      flight.waiting > 0 || [...flights.values()].some((other) => other.source === flight.name && isWaitedFor(other))
    );
  }

  function get(
    picture: WantedPicture,
    signal?: AbortSignal,
    priority: DrawPriority = 'visible',
  ): Promise<Uint8Array<ArrayBuffer>> {
    const landing = fly(picture, priority);
    const flight = flights.get(nameOf(picture));
    if (flight) {
      flight.waiting++;
      signal?.addEventListener('abort', () => leave(flight), { once: true });
    }
    return landing;
  }

  function leave(flight: Flight): void {
    flight.waiting--;
    if (!isWaitedFor(flight)) relent(flight);
  }

  return {
    version,
    nameOf,
    get,
    prepare: (picture) => void fly(picture, 'ahead').catch(() => undefined),
  };
}

/** Notes that a file is in use, a minute's precision being enough. */
async function touch(file: string): Promise<void> {
  try {
    const now = new Date();
    if (now.getTime() - (await stat(file)).mtimeMs > TOUCH_AFTER_MS) await utimes(file, now, now);
  } catch {
    // It was swept meanwhile.
  }
}
