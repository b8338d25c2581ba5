import 'server-only';

import { gunzipSync, gzipSync } from 'node:zlib';

import type { StatePage } from './state-page';

/** Where `components/states/reference.tsx` leaves room. */
const ROOM = '<code data-reference="">';
/** What pages are encoded in. */
const CODINGS: Record<string, { read: (body: Buffer) => Buffer; write: (body: Buffer) => Buffer }> = {
  identity: { read: (body) => body, write: (body) => body },
  gzip: { read: gunzipSync, write: gzipSync },
};

/** The body of a page of ours with the id of the request that it answers, where it has room for one; encoded as it was. */
export function withReference({ headers, body }: Pick<StatePage, 'headers' | 'body'>, id: string): Buffer {
  const coding = CODINGS[headers['content-encoding'] ?? 'identity'];
  const html = coding?.read(body).toString();
  return coding && html?.includes(ROOM) ? coding.write(Buffer.from(html.replace(ROOM, `${ROOM}${id}`))) : body;
}
