import { decodeResponse } from '@/lib/wire/decode-response';
import { headersOf, type Ask } from './calls';

/** An answer as it came over the wire. */
export interface Recorded {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

/** What any Node server adds by itself. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

/** Asks once and keeps the answer. @throws when it is no success */
export async function record(port: number, { method = 'GET', path, session, body }: Ask): Promise<Recorded> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: headersOf({ session, body }),
    body,
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { success, error } = decodeResponse(bytes);
  if (!success)
    throw new Error(
      `${method} ${path} was refused with ${response.status}: ${error?.debugInfo || error?.englishPopup?.subject}`,
    );
  const kept = [...response.headers].filter(([name]) => !OF_THE_CONNECTION.has(name));
  return { status: response.status, headers: Object.fromEntries(kept), body: bytes };
}
