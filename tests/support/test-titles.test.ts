import { testTitles } from './test-titles';

const titles = (source: string) =>
  testTitles('rain.test.ts', source).map(({ title, isRun }) => (isRun ? title : `not run: ${title}`));
const body = '() => undefined';

test('titles are those of tests, however deep in groups and loops, and of nothing else that is called', () => {
  expect(
    titles(`
      import { test } from 'playwright/test';
      // test('a comment', ${body});
      const words = "test('words', ${body})";
      test.use({ locale: 'fr' });
      test.describe.configure({ mode: 'serial' });
      test.beforeEach(${body});
      test('falls', async () => { await test.step('a step', ${body}); expect.soft('wet', 'why'); });
      describe('clouds', () => { it('gather', { tag: '@phone' }, ${body}); });
      test.describe(() => { for (const hue of HUES) test(\`are \${hue}\`, wrapped(1)); });
      function isWet(what: string) { test(\`\${what} is wet\`, ${body}); }
      it.concurrent('at once', ${body}, 5_000);
    `),
  ).toEqual(['falls', 'gather', 'are ${hue}', '${what} is wet', 'at once']);
});

test('a title that is filled is there as it is written too', () => {
  expect(
    titles(
      `test.each([['drops', 7], [cloud, 8]])('%s are %i', ${body}); describe.each([1])('%i', () => { it('falls', ${body}); });`,
    ),
  ).toEqual(['%s are %i', 'drops are 7', '%s are 8', 'falls']);
});

test.each([
  'test.skip',
  'it.only',
  'test.fixme',
  'test.fail',
  'it.failing',
  'test.concurrent.skip',
  'test.skip.each([1])',
  'it.only.each`x`',
])('%s is not run', (word) => expect(titles(`${word}('falls', ${body});`)).toEqual(['not run: falls']));

test.each(['xit', 'xtest', 'fit', 'weather.test', '(isDry ? test.skip : test)'])('%s declares no test', (word) =>
  expect(titles(`${word}('falls', ${body});`)).toEqual([]),
);

test('what is yet to be written is none', () => expect(titles("test.todo('falls'); test('rises');")).toEqual([]));

test('no test of a group that is skipped is run, nor any but the only one', () => {
  expect(titles(`describe.skip('clouds', () => { test('gather', ${body}); }); test('falls', ${body});`)).toEqual([
    'not run: gather',
    'falls',
  ]);
  expect(titles(`test.only('falls', ${body}); test('freezes', ${body});`)).toEqual([
    'not run: falls',
    'not run: freezes',
  ]);
});

test('what is skipped on some machines proves nothing on them', () => {
  const some =
    "const outside = hasSky() ? describe : skipped(describe, 'no sky'); const inside = isDry ? test.skip : test; const other = () => test;";
  const rain = `outside('clouds', () => { test('gather', ${body}); }); inside('drips', ${body}); test('falls', ${body}); other('x', ${body});`;
  expect(titles(some + rain)).toEqual(['not run: gather', 'not run: drips', 'falls']);
});

test('a skip in a body is of the test, the group or the file that it stands in', () => {
  const falls = `test('falls', ${body});`;
  expect(titles(`test('gather', ({ isMobile }) => { test.skip(isMobile, 'no sky'); }); ${falls}`)).toEqual([
    'not run: gather',
    'falls',
  ]);
  expect(
    titles(
      `test.describe('clouds', () => { test.skip(({ isMobile }) => isMobile, 'no sky'); test('gather', ${body}); }); ${falls}`,
    ),
  ).toEqual(['not run: gather', 'falls']);
  expect(titles(`test.fixme(); ${falls}`)).toEqual(['not run: falls']);
});
