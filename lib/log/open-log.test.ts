import { openLog, type LogSettings } from './open-log';
import { currentRequest, requestHeaders, requestId } from './request-id';
import { logOf } from './settings';
import { withRequest } from './with-request-in-test';

function opened(settings: LogSettings) {
  const lines: string[] = [];
  return { lines, log: openLog(settings, { write: (line) => void lines.push(line) }) };
}

test('the JSON format is one object a line, with time and request id', () => {
  const { lines, log } = opened({ level: 'info', format: 'json' });
  withRequest('req-1', () => log({ level: 'error', call: 'viewer', status: 500, ms: 3.1, error: new RangeError('x') }));
  expect(lines).toEqual([expect.stringMatching(/^[^\n]+\n$/)]);
  expect(JSON.parse(lines[0]!)).toEqual({
    level: 'error',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown,
    request: 'req-1',
    call: 'viewer',
    status: 500,
    ms: 3.1,
    error: { name: 'RangeError', message: 'x', stack: expect.stringContaining('at ') as unknown },
  });
});

test.each([
  [{}, false, { format: 'json', level: 'info' }],
  [{}, true, { format: 'text', level: 'warn' }],
  [{ LOG_FORMAT: 'json' }, true, { format: 'json', level: 'info' }],
  [{ LOG_LEVEL: 'silent' }, false, { format: 'json', level: 'silent' }],
] as const)('settings %j at a terminal (%s): %p', (env, isTerminal, settings) =>
  expect(logOf(env, isTerminal)).toEqual(settings),
);

test('takes the request id of a trusted proxy, of no other', () => {
  expect(requestId('0f8b-2.c_D', true)).toBe('0f8b-2.c_D');
  expect(requestId('0f8b-2.c_D', false)).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([undefined, '', 'x'.repeat(65), 'a\nb', 'é', ['a', 'b']])('replaces the invalid request id %j', (given) => {
  expect(requestId(given, true)).toMatch(/^[0-9a-f-]{36}$/);
});

test('a request id follows all asynchronous work of its request, and no other', async () => {
  const later = () => new Promise<string | undefined>((resolve) => setImmediate(() => resolve(currentRequest())));
  const ids = await Promise.all([withRequest('one', later), withRequest('two', later), later()]);
  expect(ids).toEqual(['one', 'two', undefined]);
  expect([withRequest('three', requestHeaders), requestHeaders()]).toEqual([{ 'x-request-id': 'three' }, {}]);
});
