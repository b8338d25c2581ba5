import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DrawPool, DrawPriority } from '../demo/draw/draw-pool';
import { drawKey, type DrawRequest } from '../demo/draw/draw-request';
import { createSweeper } from './sweep-folder';

/** Pictures that were drawn, kept on disk. The folder may be emptied at any time. */
export interface DrawnFiles {
  /** Its file's name: the same name is the same bytes. */
  nameOf(request: DrawRequest): string;
  /** The bytes of a picture: read, or else drawn and written. Rejects with a DrawError. */
  get(request: DrawRequest): Promise<Uint8Array<ArrayBuffer>>;
  /** Has a picture drawn that is likely to be asked for soon; a failure waits until it is. */
  prepare(request: DrawRequest): void;
}

interface Options {
  folder: string;
  pool: DrawPool;
  /** Names the way of drawing: another version draws everything anew. */
  version: string;
  maxBytes: number;
}

const TOUCH_AFTER_MS = 3_600_000;

export function createDrawnFiles({ folder, pool, version, maxBytes }: Options): DrawnFiles {
  const flights = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const sweeper = createSweeper({ folder, maxBytes });
  let count = 0;

  const nameOf = (request: DrawRequest) => createHash('sha256').update(`${version}\n${drawKey(request)}`).digest('hex');
  const fileOf = (name: string) => path.join(folder, name.slice(0, 2), `${name}.webp`);

  async function read(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    try {
      const bytes = new Uint8Array(await readFile(file));
      void touch(file);
      return bytes;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
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
      console.error(error);
      await rm(unfinished, { force: true }).catch(() => undefined);
    }
  }

  async function fetchPicture(request: DrawRequest, name: string, priority: DrawPriority): Promise<Uint8Array<ArrayBuffer>> {
    const file = fileOf(name);
    const kept = await read(file);
    if (kept) return kept;
    const bytes = new Uint8Array(await pool.draw(request, priority));
    await write(file, bytes);
    return bytes;
  }

  function fly(request: DrawRequest, priority: DrawPriority): Promise<Uint8Array<ArrayBuffer>> {
    const name = nameOf(request);
    const running = flights.get(name);
    if (running) {
      // The reader has caught up with what was only prepared: the pool moves it forward.
      if (priority === 'visible') pool.draw(request, priority).catch(() => undefined);
      return running;
    }
    const flight = fetchPicture(request, name, priority).finally(() => flights.delete(name));
    flights.set(name, flight);
    return flight;
  }

  return {
    nameOf,
    get: (request) => fly(request, 'visible'),
    prepare: (request) => void fly(request, 'ahead').catch(() => undefined),
  };
}

/** Notes that a file is in use, an hour's precision being enough. */
async function touch(file: string): Promise<void> {
  try {
    const now = new Date();
    if (now.getTime() - (await stat(file)).mtimeMs > TOUCH_AFTER_MS) await utimes(file, now, now);
  } catch {
    // It was swept meanwhile.
  }
}
