import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { compileApart } from './compile-apart.mjs';

let root: string;
let made: number;
beforeEach(() => {
  [root, made] = [mkdtempSync(path.join(tmpdir(), 'komawari-compile-')), 0];
  mkdirSync(path.join(root, 'lib'));
  writeFileSync(path.join(root, 'lib/a.ts'), 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes half of a program, lets others go on, and then the rest. */
async function compile(_root: string, _name: string, into: string): Promise<void> {
  made++;
  mkdirSync(into);
  writeFileSync(path.join(into, 'program.cjs'), 'half');
  await new Promise(setImmediate);
  writeFileSync(path.join(into, 'program.cjs'), 'whole');
}
const run = () => compileApart(root, 'publish', compile);
const programOf = (folder: string) => readFileSync(path.join(folder, 'program.cjs'), 'utf8');
const left = () => readdirSync(path.join(root, 'build/publish')).length;

test('programs are compiled once, and again when their sources have changed', async () => {
  const first = await run();
  expect([await run(), programOf(first), made]).toEqual([first, 'whole', 1]);
  writeFileSync(path.join(root, 'lib/a.ts'), 'two');
  expect(await run()).not.toBe(first);
  expect([made, left()]).toEqual([2, 1]);
});

test('whoever begins while another compiles finds no half of a program', async () => {
  const slow = run();
  // It has begun before the other has ended, and ends when that has.
  const finished = await compileApart(root, 'publish', async () => {
    expect(readdirSync(path.join(root, 'build/publish')).filter((name) => !name.endsWith('.tmp'))).toEqual([]);
    await slow;
    throw new Error('It is there already.');
  });
  expect([programOf(finished), await slow, left()]).toEqual(['whole', finished, 1]);
});

test('what does not compile leaves nothing, and is tried again', async () => {
  const breaking = async (_root: string, _name: string, into: string) => {
    mkdirSync(into);
    throw new Error('broke off');
  };
  await expect(compileApart(root, 'publish', breaking)).rejects.toThrow('broke off');
  expect(left()).toBe(0);
  expect(programOf(await run())).toBe('whole');
});
