import { errorFields } from './error-fields';

const coded = (message: string, code: string) => Object.assign(new Error(message), { code });

test('an error is told by its class, code and place, and what was behind it', () => {
  const fields = errorFields(new TypeError('It broke', { cause: coded('no "room" left', 'ENOSPC') }));
  expect(fields).toMatchObject({
    name: 'TypeError',
    message: 'It broke',
    cause: { name: 'Error', message: 'no "…" left', code: 'ENOSPC' },
  });
  expect(fields.stack).toMatch(/^ +at .*error-fields\.test\.ts/);
});

test('what stands in its message stands nowhere in its stack', () => {
  const { message, stack } = errorFields(new Error('bad value "anna"\nand anna\n'));
  expect(message).toBe('bad value "…"\\u{a}and anna\\u{a}');
  expect(stack).not.toContain('anna');
});

test.each([
  ['22P02', '"…"'],
  ['23505', '"…"'],
  ['42P01', '"titles"'],
])('what a database quotes with %s is %s', (code, quoted) => {
  expect(errorFields(coded('of "titles"', code)).message).toBe(`of ${quoted}`);
});

test.each([[undefined], ['anna@mail.example'], [{ session: 'a' }], [null], [42]])(
  '%p, thrown, is told by its kind alone',
  (thrown) => {
    expect(errorFields(thrown)).toEqual({ name: typeof thrown, message: 'was thrown' });
  },
);

test('a chain without end has one here', () => {
  const error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(errorFields(error)).match(/round/g)).toHaveLength(4);
});
