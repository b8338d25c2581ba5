import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const rows = readFileSync(path.join(root, 'tests/spec.md'), 'utf8')
  .split('\n')
  .map((line) => /^\| (\d+\.\d+) \| (.+) \| (.+) \|$/.exec(line))
  .flatMap((match) => (match ? [{ id: match[1]!, sentence: match[2]!, proof: match[3]! }] : []));

test('the table numbers every sentence once, in order', () => {
  const sections = new Map<string, number>();
  for (const { id } of rows) {
    const [section, number] = id.split('.') as [string, string];
    const expected = (sections.get(section) ?? 0) + 1;
    expect(`${section}.${number}`).toBe(`${section}.${expected}`);
    sections.set(section, expected);
  }
  expect([...sections.keys()]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
});

test('every row names tests that there are', () => {
  const wrong = rows.flatMap(({ id, proof }) =>
    proof.split('; ').flatMap((one) => {
      const [, file, name] = /^`([^`]+)`(?: (.+))?$/.exec(one) ?? [];
      if (!file || !existsSync(path.join(root, file))) return [`${id}: no file in "${one}"`];
      return name && !readFileSync(path.join(root, file), 'utf8').includes(name) ? [`${id}: no test "${name}" in ${file}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});
