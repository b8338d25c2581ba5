import type { Entry } from '@/lib/log/entry';
import { Refusal } from '../refusal';
import { respondWith, respondWithError } from './respond';
import { tellAnswer, type Answered } from './tell-answer';

function told(answered: Answered, call = 'likeComment'): Entry {
  const entries: Entry[] = [];
  const response = tellAnswer((entry) => entries.push(entry))(answered, { call, since: performance.now() });
  expect(response).toBe(answered.response);
  expect(entries).toHaveLength(1);
  return entries[0]!;
}

test('logs the call, status, duration and size of an answer', () => {
  expect(told({ response: respondWith(new Uint8Array(7)) })).toEqual({
    level: 'info',
    call: 'likeComment',
    status: 200,
    ms: expect.any(Number),
    bytes: 7,
  });
});

test('logs polling calls at debug level, and their failures as errors', () => {
  expect(told({ response: respondWith(new Uint8Array(7)) }, 'catalogueVersion')).toMatchObject({ level: 'debug' });
  expect(told(respondWithError(new Error('the disk is gone')), 'catalogueVersion')).toMatchObject({ level: 'error' });
});

test('logs the reason of a refusal, with line breaks of the caller escaped', () => {
  const entry = told(respondWithError(new Refusal('not-found', { status: 404, debugInfo: 'x\r\ny' })));
  expect(entry).toEqual({
    level: 'warn',
    call: 'likeComment',
    status: 404,
    ms: expect.any(Number),
    bytes: expect.any(Number),
    reason: 'not-found',
    message: 'x\\u{d}\\u{a}y',
  });
});
