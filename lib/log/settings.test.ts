import { logOf } from './settings';

test.each([
  [{}, false, { format: 'json', level: 'info' }],
  [{}, true, { format: 'text', level: 'warn' }],
  [{ LOG_FORMAT: 'json' }, true, { format: 'json', level: 'info' }],
  [{ LOG_FORMAT: 'text' }, false, { format: 'text', level: 'warn' }],
  [{ LOG_LEVEL: 'debug' }, true, { format: 'text', level: 'debug' }],
  [{ LOG_LEVEL: 'silent' }, false, { format: 'json', level: 'silent' }],
] as const)('%j, read at a terminal: %p', (given, isTerminal, expected) =>
  expect(logOf(given, isTerminal)).toEqual(expected),
);
