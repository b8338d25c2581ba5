import { NetworkError } from './network-error';

/** The statuses that say that an origin itself failed, or is none: what they carry is no answer to the question. */
const isAnswer = (status: number) => (status >= 200 && status < 300) || (status >= 400 && status < 500);

/** The statuses that ask for patience: the question has not been looked at. */
const ASK_LATER = new Set([408, 425, 429]);

/** The bytes that came with a status. @throws NetworkError when an origin that has failed, or is too busy, sent them */
export function answer(status: number, bytes: Uint8Array): Uint8Array {
  if (ASK_LATER.has(status)) throw new NetworkError('busy');
  if (isAnswer(status)) return bytes;
  throw new NetworkError('failed', { answer: bytes });
}
