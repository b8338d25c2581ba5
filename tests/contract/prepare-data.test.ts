import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { bundle } from '../support/bundle';

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'prepare-')));
const program = path.join(folder, 'prepare-data.cjs');
const at = (...parts: string[]) => path.join(folder, ...parts);

beforeAll(() => {
  bundle(folder, 'prepare-data', { entryPoints: ['lib/origin/cli/prepare-data.ts'] });
  writeFileSync(at('file'), 'in the way');
  mkdirSync(at('garbage'));
  writeFileSync(at('garbage', 'komawari.db'), 'no database at all. '.repeat(500));
  mkdirSync(at('nested', 'komawari.db'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function prepare(dataDir: string, { cwd = folder, env = {} }: { cwd?: string; env?: Record<string, string> } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], {
    cwd,
    env: { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: dataDir, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('makes the folder and says so, once', () => {
  expect(prepare('data')).toEqual({
    status: 0,
    stdout: 'Creating data with the database and the demo catalogue ...\n',
    stderr: '',
  });
  expect(existsSync(at('data', 'komawari.db'))).toBe(true);
  expect(prepare('data')).toEqual({ status: 0, stdout: '', stderr: '' });
}, 60_000);

test.each([
  ['a file', 'file', 'a file stands where a folder is needed'],
  ['inside a file', 'file/data', 'a file stands where a folder is needed'],
  ['inside a file, elsewhere', at('file', 'deep', 'data'), 'a file stands where a folder is needed'],
  ['a folder with a database that is none', 'garbage', 'its file komawari.db is not a database'],
  ['a folder with a folder for a database', 'nested', 'a folder stands where a file is needed'],
])(
  '%s cannot be used, which it says in one sentence',
  (_, dataDir, reason) => {
    const { status, stderr } = prepare(dataDir);
    expect([status, stderr]).toEqual([
      1,
      `The data folder ${path.relative(folder, path.resolve(folder, dataDir))} cannot be used: ${reason}.\n`,
    ]);
  },
  60_000,
);

test('a folder outside of the working directory is called by its whole path', () => {
  mkdirSync(at('elsewhere'));
  const { stderr } = prepare(at('file'), { cwd: at('elsewhere') });
  expect(stderr).toBe(`The data folder ${at('file')} cannot be used: a file stands where a folder is needed.\n`);
}, 60_000);

test('what was in the way is left as it was', () => {
  expect(readFileSync(at('file'), 'utf8')).toBe('in the way');
  expect(readFileSync(at('garbage', 'komawari.db'), 'utf8')).toMatch(/^no database at all/);
});

test('settings that are wrong are named all at once, without where in the program', () => {
  const env = { DEMO_SEED: 'seven', PUBLIC_URL: 'nowhere', LOG_LEVEL: 'loud', VAPID_PUBLIC_KEY: 'half' };
  const { status, stdout, stderr } = prepare('data', { env });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^The environment is not usable\. [^\n]+\n$/);
  for (const name of Object.keys(env)) expect(stderr).toContain(`${name}: `);
});

test('a setting that is wrong is named', () => {
  expect(prepare('data', { env: { DEMO_SEED: 'seven' } })).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^The environment is not usable\. DEMO_SEED: .+\n$/),
  });
});

test.each([
  ['here', {}],
  ['elsewhere', { API_ORIGIN: 'http://127.0.0.1:1/api' }],
])('settings and logo are checked together where the origin is %s, and nothing is made then', (_, more) => {
  const outcome = prepare('unmade', { env: { ...more, TRUSTED_PROXIES: 'all', SITE_LOGO: 'none.svg' } });
  expect(outcome).toEqual({
    status: 1,
    stdout: '',
    stderr: `The environment is not usable. TRUSTED_PROXIES: is no whole number\nSITE_LOGO: ${at('unmade', 'none.svg')} is no file.\n`,
  });
  expect(existsSync(at('unmade'))).toBe(false);
});

test('where an origin elsewhere answers nothing is made', () => {
  expect(prepare('unmade', { env: { API_ORIGIN: 'http://127.0.0.1:1/api' } })).toEqual({
    status: 0,
    stdout: '',
    stderr: '',
  });
  expect(existsSync(at('unmade'))).toBe(false);
});
