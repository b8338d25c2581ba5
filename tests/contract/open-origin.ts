import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';

import { createOrigin, type Origin, type OriginOptions } from '@/lib/origin/create-origin';
import type { DrawPool } from '@/lib/origin/demo/draw/draw-pool';
import type { Schema } from '@/lib/origin/store/schema';
import { decodeResponse } from '@/lib/wire/decode-response';
import type { wire } from '@/lib/wire/messages';
import { databaseOf } from '@/tests/support/databases/database-of';
import { linesInto } from '@/tests/support/lines-into';

import { door, store } from './combination';
import type { Door } from './doors/door';
import { openInProcess } from './doors/in-process';
import { openOverSocket } from './doors/over-socket';
import { NOON } from './noon';

export { DAY, NOON } from './noon';

const DOORS: Record<typeof door, (origin: Origin) => Promise<Door>> = {
  'in process': openInProcess,
  'over a socket': openOverSocket,
};
/** What the templates of databases have grown from. */
const SEED = 1;

/** For tests that ask for no picture. */
const noDrawing: DrawPool = {
  draw: () => Promise.reject(new Error('nothing should be drawn here')),
  defer: () => undefined,
  close: () => Promise.resolve(),
};

interface Call {
  method?: string;
  session?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface TestOrigin {
  origin: Origin;
  dataDir: string;
  /** What the origin keeps, for what no call tells. */
  database: Kysely<Schema>;
  clock: { now: number };
  /** What it told its log. */
  logged: string[];
  /** The Response to a path below `/api`, over HTTP. */
  send(path: string, call?: Call): Promise<Response>;
  /** As `send`, decoded: what it answered, success or error. */
  ask(path: string, call?: Call): Promise<wire.Response>;
  /** As `ask`, for calls that succeed. @throws when it was refused */
  view(path: string, call?: Call): Promise<wire.ISuccessResult>;
  /** As `ask`, for calls that are refused. @throws when it was not */
  refusal(path: string, call?: Call): Promise<wire.IErrorResult>;
  /** Any address over HTTP or in process. */
  fetch(url: string, init?: RequestInit, door?: 'http' | 'inProcess'): Promise<Response>;
  close(): Promise<void>;
}

/**
 * An origin with a folder, a database and a clock of its own, behind the door of this run. Given the folder of another,
 * it shares that one's database.
 */
export async function openOrigin(options: Partial<OriginOptions> = {}): Promise<TestOrigin> {
  const dataDir = options.dataDir ?? mkdtempSync(path.join(tmpdir(), 'origin-'));
  const clock = { now: NOON };
  const logged: string[] = [];
  const isSeeded = !('demoSeed' in options) || options.demoSeed === SEED;
  const kept = options.database ? undefined : await databaseOf(store, { dataDir, seeded: isSeeded });
  const database = options.database ?? kept!.open();
  // That door stands where a proxy would, which says by what protocol readers come.
  const proxies = door === 'over a socket' ? { trustedProxies: 1 } : {};
  const drawing = options.workerPath ? {} : { drawPool: noDrawing };
  const origin = await createOrigin({
    dataDir,
    database,
    demoSeed: SEED,
    now: () => clock.now,
    log: linesInto(logged),
    ...proxies,
    ...drawing,
    ...options,
  });
  const way = await DOORS[door](origin);

  const send = (below: string, { method = 'GET', session, headers, body }: Call = {}) =>
    way.send(new URL(`http://reader.example/api/${below}`), {
      method,
      body,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(session && { 'session-token': session }),
        ...headers,
      },
    });
  const ask = async (below: string, call?: Call) =>
    decodeResponse(new Uint8Array(await (await send(below, call)).arrayBuffer()));
  return {
    origin,
    dataDir,
    database,
    clock,
    logged,
    send,
    ask,
    async view(below, call) {
      const { success, error } = await ask(below, call);
      if (!success) throw new Error(`${below} was refused: ${error?.debugInfo} ${error?.englishPopup?.subject}`);
      return success;
    },
    async refusal(below, call) {
      const { error } = await ask(below, call);
      if (!error) throw new Error(`${below} was not refused`);
      return error;
    },
    async fetch(url, init = {}, how = 'http') {
      const whole = new URL(url, 'http://reader.example');
      if (how === 'inProcess') return origin.inProcess(new Request(whole, init));
      const body = init.body == null ? undefined : new Uint8Array(await new Response(init.body).arrayBuffer());
      return way.send(whole, { method: init.method, headers: init.headers, body });
    },
    async close() {
      await way.close();
      await origin.close();
      if (options.dataDir) return;
      await kept?.remove();
      // What is drawn ahead may be written just then.
      rmSync(dataDir, { recursive: true, maxRetries: 10 });
    },
  };
}
