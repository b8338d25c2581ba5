import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { runBy } from '../support/run-by';
import { specRows } from '../support/spec-rows';
import { testTitles } from '../support/test-titles';

const read = (file: string) => readFileSync(path.join(__dirname, '../..', file), 'utf8');
const exists = (file: string) => existsSync(path.join(__dirname, '../..', file));

const { rows, unread } = specRows(read('tests/spec.md'));
const isRun = runBy(read('jest.config.mjs'));

/** How many sentences each section of the specification has. */
const SENTENCES = { 1: 23, 2: 102, 3: 79, 4: 69, 5: 28, 6: 10, 7: 72, 8: 27, 9: 33 };

test('every line of the table is a row with a test', () => expect(unread).toEqual([]));

test('the table numbers every sentence once, in order, and has them all', () => {
  expect(rows.map(({ id }) => id)).toEqual(
    Object.entries(SENTENCES).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
    ),
  );
});

const titlesOf = (file: string) => testTitles(file, read(file));
const known = new Map<string, ReturnType<typeof titlesOf>>();

/** What is wrong with a test that a row names. */
function faultOf(file: string, title: string): string | undefined {
  if (!exists(file)) return 'no such file';
  if (!isRun(file)) return 'no runner runs it';
  if (!title) return 'names no test';
  if (!known.has(file)) known.set(file, titlesOf(file));
  const named = known.get(file)!.filter((one) => one.title === title);
  if (named.length === 0) return 'no such test';
  return named.some(({ isRun }) => isRun) ? undefined : 'is skipped, or not everywhere run';
}

test('every row names tests that are run, by their whole titles', () => {
  const wrong = rows.flatMap(({ id, proofs }) =>
    proofs.flatMap(({ file, title }) => {
      const fault = faultOf(file, title);
      return fault ? [`${id}: ${file} ${title}: ${fault}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});
