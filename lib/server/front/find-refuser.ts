import 'server-only';

import type { IncomingMessage } from 'node:http';

import { isReadable } from './is-readable';

const CALLS = /^\/(?:api|media)\//;
/** What lies on the disk as it is sent. */
const FILES = /^\/(?:_next\/static\/|schemas\/|sw\.js$)/;
/** One of ours that is read only, as files are. */
const READ_ONLY = '/robots.txt';
const READS = ['GET', 'HEAD'];

/** Has a request that Next fails on answered by who refuses it in order: a call whose escapes mean nothing by the origin, and what is done to a file but reading it. */
export function findRefuser(path: string, request: IncomingMessage): void {
  const [base] = CALLS.exec(path) ?? [];
  if (base && !isReadable(path)) request.url = `${base}-`;
  if (FILES.test(path) && !READS.includes(request.method ?? '')) request.url = READ_ONLY;
}
