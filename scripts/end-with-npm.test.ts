import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { skipped } from '@/tests/support/skipped';

import { endWithNpm } from './end-with-npm.mjs';

const load = (name: string) => JSON.stringify(path.join(__dirname, `${name}.mjs`));
const LISTENER = `process.on('SIGTERM', () => { console.log('ending'); process.exit(); })`;

/** A shell as npm has one, which waits for a program that has been told to end with it; `said` tells what that prints next. */
async function inShell(program: string) {
  const source = `import { endWithNpm } from ${load('end-with-npm')}; endWithNpm(); ${program}; setInterval(() => undefined, 1_000); console.log('there')`;
  const shell = spawn('/bin/sh', ['-c', '"$NODE" --input-type=module -e "$SOURCE"; exit $?'], {
    env: { ...process.env, NODE: process.execPath, SOURCE: source, npm_lifecycle_event: 'start' },
  });
  shell.stderr.pipe(process.stderr);
  const said = sayings(shell);
  expect((await said.next()).value).toBe('there');
  return { shell, said };
}
async function* sayings({ stdout }: ChildProcessWithoutNullStreams) {
  for await (const chunk of stdout) yield* String(chunk).trim().split('\n');
}

const unix = process.platform === 'win32' ? skipped(describe, 'Windows has no signals') : describe;

unix('when the shell of npm is gone', () => {
  test('what it ran ends as by SIGTERM, once', async () => {
    const { shell, said } = await inShell(LISTENER);
    shell.kill('SIGTERM');
    expect((await said.next()).value).toBe('ending');
    // Its output ends when the last that could write there has ended.
    expect(await said.next()).toMatchObject({ done: true });
  });

  test('what it ran ends too where nothing listens yet', async () => {
    const { shell, said } = await inShell('');
    shell.kill('SIGKILL');
    expect(await said.next()).toMatchObject({ done: true });
  });
});

test('what npm has not started looks for nobody', () => {
  jest.useFakeTimers();
  const { npm_lifecycle_event: event } = process.env;
  try {
    for (const [given, looks] of [
      ['start', 1],
      ['', 0],
    ] as const) {
      process.env.npm_lifecycle_event = given;
      endWithNpm();
      expect(jest.getTimerCount()).toBe(looks);
      jest.clearAllTimers();
    }
  } finally {
    if (event === undefined) delete process.env.npm_lifecycle_event;
    else process.env.npm_lifecycle_event = event;
    jest.useRealTimers();
  }
});

test('who is told twice passes it on once, and ends as the child does', async () => {
  const child = `process.on('SIGINT', () => console.log('told')); process.on('SIGTERM', () => process.exit(3)); setInterval(() => undefined, 1_000); console.log('there')`;
  const source = `import { spawn } from 'node:child_process'; import { endWithChild } from ${load('end-with-child')};
    const child = spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: ['ignore', 'inherit', 'inherit'] });
    endWithChild(child, (code, stopped) => stopped ? code : 9);
    process.on('SIGTERM', () => { console.log('heard'); child.kill('SIGTERM'); });`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', source]);
  const ended = once(parent, 'close');
  const said = sayings(parent);
  expect((await said.next()).value).toBe('there');
  parent.kill('SIGINT');
  expect((await said.next()).value).toBe('told');
  parent.kill('SIGINT');
  parent.kill('SIGTERM');
  expect((await said.next()).value).toBe('heard');
  expect(await said.next()).toMatchObject({ done: true });
  expect(await ended).toEqual([3, null]);
});
