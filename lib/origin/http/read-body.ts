import { limits } from '@/lib/limits';
import { Refusal } from '../refusal';

/**
 * Refuses a request that says its body is larger than is ever read, before any of it is.
 * @throws Refusal with status 413
 */
export function refuseLargeBody(request: Request): void {
  if (Number(request.headers.get('content-length') ?? 0) > limits.requestBodyMaxBytes) throw tooLarge();
}

/**
 * A JSON body, of which never more than `limits.requestBodyMaxBytes` is read.
 * @throws Refusal with status 413 when there is more, 400 when it is no JSON
 */
export async function readJson(request: Request): Promise<unknown> {
  const text = new TextDecoder().decode(await readBody(request));
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refusal('bad-request', { status: 400, debugInfo: 'The body is not JSON.' });
  }
}

async function readBody(request: Request): Promise<Uint8Array> {
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
  return new Refusal('bad-request', { status: 413, debugInfo: `A body may have ${limits.requestBodyMaxBytes} bytes at most.` });
}
