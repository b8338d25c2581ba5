import { Refusal } from '../refusal';
import { refusalLine } from './refusal-line';

const asked = { method: 'PUT', path: '/api/comment_like' };

test('a line says what was asked and why it was refused', () => {
  expect(refusalLine(new Refusal('not-found', { debugInfo: 'There is no comment 7.' }), asked)).toBe(
    'PUT /api/comment_like 200 not-found: There is no comment 7.',
  );
  expect(refusalLine(new Refusal('unauthorized', { status: 400 }), asked)).toBe('PUT /api/comment_like 400 unauthorized');
});

test('nobody writes lines of his own', () => {
  const path = '/api/a\nb\u001b[31m\u2028\u202e';
  expect(refusalLine(new Refusal('not-found', { status: 404, debugInfo: 'x\r\ny' }), { method: 'GET', path })).toBe(
    'GET /api/a\\u{a}b\\u{1b}[31m\\u{2028}\\u{202e} 404 not-found: x\\u{d}\\u{a}y',
  );
  expect(refusalLine(new Refusal('not-found'), { method: 'GET', path: `/${'x'.repeat(9000)}` })!.length).toBeLessThan(250);
});

test('our own faults bring their stack', () => {
  const cause = new Error('the disk is gone');
  expect(refusalLine(new Refusal('broken', { status: 500, cause }), asked)).toBe(`PUT /api/comment_like 500 broken\n${cause.stack}`);
});

test.each(['ticket', 'subscription', 'expired', 'not-yet', 'app-only', 'one-time-used', 'link-expired'] as const)('%s is an ordinary state', (reason) => {
  expect(refusalLine(new Refusal(reason), asked)).toBeUndefined();
});
