import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { hashOf, whenStale } from './stamp.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'komawari-stamp-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a step is done once for an input, again for another, and again when its result is gone', async () => {
  const result = path.join(folder, 'result');
  const done: string[] = [];
  const run = (input: string) =>
    whenStale({
      stamp: path.join(folder, 'stamps/step'),
      input,
      result,
      step: async () => {
        done.push(input);
        writeFileSync(result, input);
      },
    });
  await run('a');
  await run('a');
  await run('b');
  rmSync(result);
  await run('b');
  expect(done).toEqual(['a', 'b', 'b']);
});

test('a step that fails is done again', async () => {
  const stamp = path.join(folder, 'stamp');
  const step = async () => {
    throw new Error('broke off');
  };
  await expect(whenStale({ stamp, input: 'a', result: folder, step })).rejects.toThrow('broke off');
  expect(existsSync(stamp)).toBe(false);
});

test('the hash follows contents and names, and leaves tests and generated code out', () => {
  mkdirSync(path.join(folder, 'lib/generated'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(path.join(folder, 'lib', name), text);
  write('a.ts', 'one');
  const first = hashOf(folder, ['lib']);
  write('a.test.ts', 'test');
  write('generated/b.ts', 'made');
  expect(hashOf(folder, ['lib'])).toBe(first);
  write('a.ts', 'two');
  expect(hashOf(folder, ['lib'])).not.toBe(first);
});
