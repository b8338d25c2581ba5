import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

import { scratchFolder } from './scratch-folder';

const TRIES = 300;
const PAUSE_MS = 100;
/** Nothing of it is kept, so nothing needs to reach the disk. */
const SETTINGS = { listen_addresses: '', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/** Starts a server of its own in a new folder; it takes callers at a socket in there alone. Gives its address and its process. */
export async function startPostgres(programs: string): Promise<{ url: string; server: ChildProcess }> {
  const folder = scratchFolder('postgres');
  const owner = serverUser();
  const data = path.join(folder, 'data');
  mkdirSync(data);
  for (const made of [folder, data]) {
    chmodSync(made, 0o700);
    if (owner) chownSync(made, owner.uid, owner.gid);
  }
  const run = { ...owner, cwd: folder };
  execFileSync(path.join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8'], { ...run, stdio: 'pipe' });
  const settings = Object.entries({ ...SETTINGS, unix_socket_directories: folder }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(path.join(programs, 'postgres'), ['-D', data, ...settings], { ...run, stdio: 'ignore' });
  process.prependOnceListener('exit', () => server.kill('SIGQUIT'));
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await answering(url, server);
  return { url, server };
}

/** Lets who is connected go, and resolves when the server has ended. */
export async function stopPostgres(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill('SIGINT');
  await once(server, 'exit');
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
