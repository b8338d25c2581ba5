import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readEnv } from '@/lib/env';
import { limits } from '@/lib/limits';
import { skipped } from '@/tests/support/skipped';

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');
const UNITS = ['komawari.service', 'komawari@.service'];
const valueOf = (unit: string, name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(unit)?.[1];

/** The programs of a standalone folder. */
const programs = Object.keys(
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        "console.log(JSON.stringify((await import('./scripts/standalone/commands.mjs')).COMMANDS))",
      ],
      { encoding: 'utf8' },
    ),
  ) as Record<string, string>,
).map((name) => `${name}.js`);

/** The instructions of a Dockerfile, each on a line, with its comments taken out. */
const instructions = read('Dockerfile')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => /^([A-Z]+) (.+)$/.exec(line)!.slice(1) as [string, string]);
const told = (instruction: string) => instructions.filter(([name]) => name === instruction).map(([, what]) => what);

test.each(UNITS)('%s runs what a standalone folder has, and waits for its end', (file) => {
  const unit = read(file);
  for (const name of ['ExecStart', 'ExecStartPost'])
    expect(programs).toContain(/^\/usr\/bin\/node (\S+\.js)/.exec(valueOf(unit, name)!)![1]);
  const { drainMs } = readEnv({});
  expect(Number(valueOf(unit, 'TimeoutStopSec')) * 1000).toBeGreaterThan(
    drainMs + limits.drainPatienceMs + limits.closeWithinMs,
  );
  expect(valueOf(unit, 'KillMode')).toBe('mixed');
  const settings = Object.fromEntries(
    [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, set]) => set!.split(' ').map((one) => one.split('='))),
  );
  expect(readEnv({ ...settings, PORT: undefined })).toMatchObject({
    dataDir: `/var/lib/${valueOf(unit, 'StateDirectory')}`,
    listenAddress: '127.0.0.1',
    trustedProxies: 1,
  });
});

test('a unit for several differs from the one in its port alone', () => {
  const [one, several] = UNITS.map((file) =>
    read(file)
      .split('\n')
      .filter((line) => !line.startsWith('#')),
  ) as [string[], string[]];
  expect(several.filter((line) => !one.includes(line))).toEqual([
    'Description=Komawari, a reader of comics, at port %i',
    'Environment=PORT=%i',
  ]);
  expect(one).toHaveLength(several.length);
});

const withSystemd =
  spawnSync('systemd-analyze', ['--version']).status === 0 ? test : skipped(test, 'systemd is not installed');

withSystemd('systemd understands the units', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'units-'));
  // It looks for the programs that a unit names, too.
  for (const file of UNITS)
    writeFileSync(path.join(folder, file), read(file).replaceAll('/usr/bin/node', process.execPath));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...UNITS.map((file) => path.join(folder, file))], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(stderr.split('\n').filter((line) => line.includes('komawari'))).toEqual([]);
  expect(status).toBe(0);
});

test('the Dockerfile builds with a command that is there, and starts and watches what that makes', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const made = /^npm run (\S+) -- (\S+)$/.exec(told('RUN')[0]!)!;
  expect(existsSync(scripts[made[1]!]!.split(' ')[1]!)).toBe(true);
  expect(told('COPY')).toEqual(['. .', `--from=build ${made[2]} ${told('WORKDIR')[1]}`]);
  for (const run of [told('CMD')[0]!, told('HEALTHCHECK')[0]!.split(' CMD ')[1]!]) {
    const [program, file] = JSON.parse(run) as string[];
    expect([program, programs.includes(file!)]).toEqual(['node', true]);
  }
  expect(told('USER')).toEqual(['node']);
  expect(new Set(instructions.map(([name]) => name))).toEqual(
    new Set(['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'STOPSIGNAL', 'HEALTHCHECK', 'CMD']),
  );
  // What runs as nobody special has to own the folder that it writes.
  const { DATA_DIR } = Object.fromEntries(
    told('ENV')[0]!
      .split(' ')
      .map((one) => one.split('=') as [string, string]),
  );
  expect([told('VOLUME')[0], told('RUN')[1]!.split(' ').at(-1)]).toEqual([DATA_DIR, DATA_DIR]);
});

test('what the image is built of has no build, data or secrets of the one who builds it', () => {
  const left = read('Dockerfile.dockerignore').split('\n');
  for (const name of ['.git', '.next', 'build', 'data', 'node_modules', '.env*']) expect(left).toContain(name);
});
