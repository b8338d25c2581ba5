import { limits } from '@/lib/limits';
import { Refusal } from '../refusal';

const JSON_TYPE = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;
const NO_TEXT = /[\0\p{Surrogate}]/u;

/**
 * Refuses a request that says its body is larger than is ever read, before any of it is.
 * @throws Refusal with status 413
 */
export function refuseLargeBody(request: Request): void {
  if (Number(request.headers.get('content-length') ?? 0) > limits.requestBodyMaxBytes) throw tooLarge();
}

/**
 * A JSON body, of which never more than `limits.requestBodyMaxBytes` is read.
 * @throws Refusal with status 415 when it is said to be something else, 413 when there is more, 400 when it is no JSON or holds what no database keeps
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type');
  if (type !== null && !JSON_TYPE.test(type))
    throw new Refusal('bad-request', { status: 415, debugInfo: 'The body must be application/json in UTF-8.' });
  const bytes = await readBody(request);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), requireText) as unknown;
  } catch (error) {
    throw error instanceof Refusal
      ? error
      : new Refusal('bad-request', { status: 400, debugInfo: 'The body is not JSON in UTF-8.' });
  }
}

function requireText(name: string, value: unknown): unknown {
  if (NO_TEXT.test(name) || (typeof value === 'string' && NO_TEXT.test(value))) {
    throw new Refusal('bad-request', { status: 400, debugInfo: 'The body has a NUL character, or half of one.' });
  }
  return value;
}

async function readBody(request: Request): Promise<Uint8Array> {
  try {
    return await readBounded(request);
  } catch (error) {
    throw error instanceof Refusal
      ? error
      : new Refusal('bad-request', { status: 400, debugInfo: 'The body breaks off.' });
  }
}

async function readBounded(request: Request): Promise<Uint8Array> {
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    chunks.push(part.value);
    if (size <= limits.requestBodyMaxBytes) continue;
    await reader?.cancel();
    throw tooLarge();
  }
  return Buffer.concat(chunks);
}

function tooLarge(): Refusal {
  return new Refusal('bad-request', {
    status: 413,
    debugInfo: `A body may have ${limits.requestBodyMaxBytes} bytes at most.`,
  });
}
