import { mkdtempSync, rmSync } from 'node:fs';
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';

import type { Bucket } from '@/lib/bucket';
import { serveLocally } from './serve-locally';

/** What may befall an answer on its way: cut in half, other bytes of the same length, no answer at all, a connection that breaks, or a status of the store's. */
export type Mishap = 'cut' | 'garbled' | 'silence' | 'hung up' | 403 | 503;

export interface BucketServer {
  /** An empty one, with its key. */
  bucket: Bucket;
  /** Method and address of each request since it was emptied last. */
  asked: string[];
  /** Decides what befalls a request; absent, nothing does. */
  befall?: (request: { method: string; url: string }) => Mishap | undefined;
  close(): Promise<void>;
}

const KEY = 'S3RVER';
const NAME = 'comics';

/** Serves an empty bucket on this machine, over a way on which something may happen. Signatures are not checked: the server cannot make those of lists. */
export async function serveBucket(): Promise<BucketServer> {
  const directory = mkdtempSync(path.join(tmpdir(), 'bucket-'));
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    vhostBuckets: false,
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: NAME }],
  });
  const { port } = await store.run();
  const sockets = new Set<Socket>();

  const way = await serveLocally((request, response) => {
    const { method = '', url = '' } = request;
    server.asked.push(`${method} ${url}`);
    const mishap = server.befall?.({ method, url });
    if (mishap === 'silence') return void request.resume();
    if (mishap === 'hung up') return void request.socket.destroy();
    if (typeof mishap === 'number') return refuse(request, response, mishap);
    const onward = ask({ port, host: '127.0.0.1', method, path: url, headers: request.headers }, (answer) =>
      passOn(answer, response, mishap),
    );
    onward.on('socket', (socket) => sockets.add(socket));
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  const server: BucketServer = {
    bucket: {
      name: NAME,
      prefix: '',
      endpoint: way.url,
      region: 'us-east-1',
      isInPath: true,
      credentials: { keyId: KEY, secret: KEY },
    },
    asked: [],
    async close() {
      way.close();
      for (const socket of sockets) socket.destroy();
      await store.close();
      rmSync(directory, { recursive: true });
    },
  };
  return server;
}

function refuse(request: IncomingMessage, response: ServerResponse, status: number): void {
  request.resume();
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${status === 503 ? 'SlowDown' : 'AccessDenied'}</Code></Error>`);
}

function passOn(answer: IncomingMessage, response: ServerResponse, mishap: Mishap | undefined): void {
  const parts: Buffer[] = [];
  answer.on('data', (part: Buffer) => parts.push(part));
  answer.on('end', () => {
    const body = Buffer.concat(parts);
    response.writeHead(answer.statusCode!, answer.headers);
    if (mishap === 'garbled') response.end(body.map((byte) => byte ^ 1));
    else if (mishap === 'cut') response.write(body.subarray(0, body.length >> 1), () => response.destroy());
    else response.end(body);
  });
}
