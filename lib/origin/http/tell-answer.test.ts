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

test('an answer is told with what was asked for, how long it took and how large it is', () => {
  expect(told({ response: respondWith(new Uint8Array(7)) })).toEqual({
    level: 'info',
    call: 'likeComment',
    status: 200,
    ms: expect.any(Number),
    bytes: 7,
  });
});

test('what sites ask all day is told to who looks for more, and its failures to all', () => {
  expect(told({ response: respondWith(new Uint8Array(7)) }, 'catalogueVersion')).toMatchObject({ level: 'debug' });
  expect(told(respondWithError(new Error('the disk is gone')), 'catalogueVersion')).toMatchObject({ level: 'error' });
});

test('a refusal says why, in no line of its caller’s', () => {
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

test('our own faults bring what was thrown', () => {
  const error = new Error('the disk is gone');
  expect(told(respondWithError(error))).toMatchObject({ level: 'error', status: 500, reason: 'broken', error });
});

test.each(['ticket', 'subscription', 'expired', 'not-yet', 'app-only', 'one-time-used', 'link-expired'] as const)(
  '%s is an ordinary state',
  (reason) => {
    expect(told(respondWithError(new Refusal(reason)))).toMatchObject({ level: 'info', reason });
  },
);
