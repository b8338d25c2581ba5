import { openLog, type LogSettings } from './open-log';
import { withRequest } from './with-request-in-test';

function opened(settings: LogSettings) {
  const lines: string[] = [];
  return { lines, log: openLog(settings, { write: (line) => void lines.push(line) }) };
}

test('programs read a JSON object a line, with its time and the request that it is of', () => {
  const { lines, log } = opened({ level: 'info', format: 'json' });
  withRequest('req-1', () =>
    log({
      level: 'error',
      call: 'viewer',
      status: 500,
      ms: 3.1,
      bytes: 20,
      reason: 'broken',
      error: new RangeError('x'),
    }),
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^[^\n]+\n$/);
  const told = JSON.parse(lines[0]!) as Record<string, unknown>;
  expect(told).toEqual({
    level: 'error',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    request: 'req-1',
    call: 'viewer',
    status: 500,
    ms: 3.1,
    bytes: 20,
    reason: 'broken',
    error: { name: 'RangeError', message: 'x', stack: expect.stringContaining('at ') },
  });
});

test('people read words', () => {
  const { lines, log } = opened({ level: 'info', format: 'text' });
  log({ level: 'info', call: 'home', status: 200, ms: 2, bytes: 9 });
  log({
    level: 'warn',
    call: 'addFavorite',
    status: 429,
    ms: 2,
    reason: 'too-many',
    message: 'Try again in 8 seconds.',
  });
  log({
    level: 'warn',
    message: 'The schedule waits',
    error: Object.assign(new Error('locked'), { code: 'SQLITE_BUSY' }),
  });
  expect(lines.slice(0, 2)).toEqual(['home 200 2 ms 9 bytes\n', 'addFavorite 429 too-many: Try again in 8 seconds.\n']);
  expect(lines[2]).toMatch(/^The schedule waits\nError SQLITE_BUSY: locked\n +at /);
});

test.each([
  ['silent', []],
  ['error', ['error']],
  ['warn', ['error', 'warn']],
  ['info', ['error', 'warn', 'info']],
  ['debug', ['error', 'warn', 'info', 'debug']],
] as const)('at %s it tells of %j, and looks at nothing else', (level, told) => {
  for (const format of ['json', 'text'] as const) {
    const { lines, log } = opened({ level, format });
    for (const one of ['error', 'warn', 'info', 'debug'] as const) {
      const message = jest.fn(() => one);
      log({
        level: one,
        get message() {
          return message();
        },
      });
      expect(message.mock.calls.length > 0).toBe((told as readonly string[]).includes(one));
    }
    expect(lines).toHaveLength(told.length);
  }
});
