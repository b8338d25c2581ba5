import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

const TRIES = 300;
const PAUSE_MS = 100;
/** Nothing of it is kept when the machine goes down, so nothing needs to reach the disk. */
const SETTINGS = {
  listen_addresses: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/** How a server ends: `fast` undoes what is under way and lets go who is connected, `immediate` drops all where it stands. */
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

export interface PostgresServer {
  /** The address of its first database. */
  url: string;
  /** Resolves when it answers. */
  start(): Promise<void>;
  /** Resolves when it has ended. */
  stop(how?: keyof typeof SIGNALS): Promise<void>;
}

/** Lays out a server in an empty folder, that can be started; it takes callers at a socket in there alone. */
export function makePostgresServer(
  programs: string,
  folder: string,
  more: Partial<Record<keyof typeof SETTINGS, string>> = {},
): PostgresServer {
  const owner = serverUser();
  const data = path.join(folder, 'data');
  mkdirSync(data);
  for (const made of [folder, data]) {
    chmodSync(made, 0o700);
    if (owner) chownSync(made, owner.uid, owner.gid);
  }
  const run = { ...owner, cwd: folder };
  execFileSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8'],
    { ...run, stdio: 'pipe' },
  );
  const settings = Object.entries({ ...SETTINGS, ...more, unix_socket_directories: folder }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  );
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  let server: ChildProcess | undefined;
  process.prependOnceListener('exit', () => server?.kill(SIGNALS.immediate));
  return {
    url,
    async start() {
      server = spawn(path.join(programs, 'postgres'), ['-D', data, ...settings], { ...run, stdio: 'ignore' });
      await answering(url, server);
    },
    async stop(how = 'fast') {
      if (!server || server.exitCode !== null) return;
      const ended = once(server, 'exit');
      server.kill(SIGNALS[how]);
      await ended;
    },
  };
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 1; ; tries++) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (tries === TRIES || server.exitCode !== null) throw error;
      await pause(PAUSE_MS);
    }
  }
}

/** PostgreSQL refuses to run as root: the user that its package makes, then. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
