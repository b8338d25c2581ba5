import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { hashOf, whenStale } from './stamp.mjs';

let folder: string;
let result: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'komawari-stamp-'));
  result = path.join(folder, 'result');
});
afterEach(() => rmSync(folder, { recursive: true }));

const build = (input: string, step: () => Promise<void>, waits = () => undefined) =>
  whenStale({ stamp: path.join(folder, 'stamps/step'), input, result, step, waits });

test('a step runs again when its input has changed, its result is gone or it has failed', async () => {
  const runs: string[] = [];
  const run = (input: string) =>
    build(input, async () => {
      runs.push(input);
      writeFileSync(result, input);
    });
  for (const input of ['a', 'a', 'b']) await run(input);
  rmSync(result);
  await run('b');
  expect(runs).toEqual(['a', 'b', 'b']);
  await expect(build('c', () => Promise.reject(new Error('broke off')))).rejects.toThrow('broke off');
  await run('c');
  expect(runs).toHaveLength(4);
});

test('of simultaneous starts one runs the step and the others wait for it', async () => {
  let waiting = 0;
  let release = () => undefined as void;
  const othersWait = new Promise<void>((resolve) => (release = resolve));
  const step = async () => {
    await othersWait;
    writeFileSync(result, 'whole');
  };
  const run = () =>
    build('a', step, () => {
      waiting += 1;
      if (waiting === 2) release();
      return undefined;
    });
  expect((await Promise.all([run(), run(), run()])).sort()).toEqual([false, false, true]);
});

test('the hash depends on sources, not on tests and generated code', () => {
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
