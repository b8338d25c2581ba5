import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';

import { createOrigin, type Origin, type OriginOptions } from '@/lib/origin/create-origin';
import type { DrawPool } from '@/lib/origin/demo/draw/draw-pool';
import { openDatabase } from '@/lib/origin/store/open-database';
import type { Schema } from '@/lib/origin/store/schema';
import { decodeResponse } from '@/lib/wire/decode-response';
import type { wire } from '@/lib/wire/messages';

/** A Saturday, noon UTC. */
export const NOON = Date.UTC(2026, 10, 21, 12) / 1000;
export const DAY = 86_400;

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

/** An origin with a folder and a clock of its own. */
export async function openOrigin(options: Partial<OriginOptions> = {}): Promise<TestOrigin> {
  const dataDir = options.dataDir ?? mkdtempSync(path.join(tmpdir(), 'origin-'));
  const clock = { now: NOON };
  const logged: string[] = [];
  const database = options.database ?? openDatabase({ dataDir });
  const drawing = options.workerPath ? {} : { drawPool: noDrawing };
  const origin = await createOrigin({ dataDir, database, demoSeed: 1, now: () => clock.now, log: (line) => logged.push(line), ...drawing, ...options });

  const send = (below: string, { method = 'GET', session, headers, body }: Call = {}) =>
    origin.http(
      new Request(`http://reader.example/api/${below}`, {
        method,
        body,
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...(session && { 'session-token': session }), ...headers },
      }),
    );
  const ask = async (below: string, call?: Call) => decodeResponse(new Uint8Array(await (await send(below, call)).arrayBuffer()));
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
    fetch: (url, init, door = 'http') => origin[door](new Request(new URL(url, 'http://reader.example'), init)),
    async close() {
      await origin.close();
      if (!options.dataDir) rmSync(dataDir, { recursive: true });
    },
  };
}
