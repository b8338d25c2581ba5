import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

test('of those who begin at once one does it, and the others wait for its end', async () => {
  const result = path.join(folder, 'result');
  const told: string[] = [];
  const run = () =>
    whenStale({
      stamp: path.join(folder, 'stamp'),
      input: 'a',
      result,
      step: async () => {
        told.push('begins');
        // All others are there before it ends.
        while (told.length < 3) await new Promise(setImmediate);
        writeFileSync(result, 'whole');
        told.push('ends');
      },
      waits: () => void told.push('waits'),
    });
  expect((await Promise.all([run(), run(), run()])).sort()).toEqual([false, false, true]);
  expect(told).toEqual(['begins', 'waits', 'waits', 'ends']);
});

test('who is killed at a step keeps nobody from it', async () => {
  const [stamp, result] = [path.join(folder, 'stamp'), path.join(folder, 'result')];
  const script = `import { whenStale } from ${JSON.stringify(path.join(__dirname, 'stamp.mjs'))};
    await whenStale({ stamp: ${JSON.stringify(stamp)}, input: 'a', result: ${JSON.stringify(result)}, step: () => new Promise(() => (console.log('begins'), setInterval(() => {}, 1_000))) });`;
  const killed = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(killed.stdout, 'data');
  const next = whenStale({
    stamp,
    input: 'a',
    result,
    step: async () => writeFileSync(result, 'whole'),
    waits: () => void killed.kill('SIGKILL'),
  });
  expect(await next).toBe(true);
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
