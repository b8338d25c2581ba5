import { limits } from '@/lib/limits';
import { decodeResponse } from '@/lib/wire/decode-response';
import { encodeResponse } from '@/lib/wire/encode-response';
import { WireError } from '@/lib/wire/wire-error';

import { sample } from './sample';
import { declarations, loadSchema } from './schema';

const TRIALS = 4_000;

/** xorshift32: the same bytes at every run, so that a failure can be seen again. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}

/** A Response or a WireError: everything else fails the test. */
function outcome(bytes: Uint8Array): 'response' | WireError['reason'] {
  try {
    const response = decodeResponse(bytes);
    if (!response.success && !response.error) throw new Error('neither success nor error');
    return 'response';
  } catch (error) {
    if (error instanceof WireError) return error.reason;
    throw error;
  }
}

const { messages } = declarations(loadSchema());
const full = encodeResponse(sample(messages.get('Response')!));

test('random bytes give a Response or a WireError', () => {
  const next = numbers(1);
  const seen = new Set<string>();
  for (let trial = 0; trial < TRIALS / 2; trial++) {
    const bytes = Uint8Array.from({ length: next() % 200 }, () => next() & 255);
    seen.add(outcome(bytes));
  }
  expect(seen).toContain('malformed');
});

test('truncated and bent answers give a Response or a WireError @7.3', () => {
  const next = numbers(2);
  const seen = new Set<string>();
  for (let trial = 0; trial < TRIALS / 2; trial++) {
    const bytes = full.slice(0, next() % full.length);
    for (let bend = next() % 4; bend > 0 && bytes.length > 0; bend--) bytes[next() % bytes.length] = next() & 255;
    seen.add(outcome(bytes));
  }
  expect(seen).toContain('malformed');
  expect(outcome(full)).toBe('response');
});

test('groups nested a hundred thousand deep are refused, not followed', () => {
  expect(outcome(new Uint8Array(100_000).fill((15 << 3) | 3))).toBe('malformed');
});

test('an answer without success or error is refused @3.1', () => {
  expect(outcome(new Uint8Array())).toBe('empty');
});

test('more bytes than the limit are refused unread, and never written', () => {
  expect(outcome(new Uint8Array(limits.responseMaxBytes + 1))).toBe('too-large');
  const debugInfo = 'x'.repeat(limits.responseMaxBytes);
  expect(() => encodeResponse({ error: { debugInfo } })).toThrow(WireError);
});
