import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort } from './free-port';

const PROGRAM = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/nginx/sbin/nginx'].find((file) =>
  existsSync(file),
);

/** As deploy/nginx.conf advises: each reader has one, and what is asked of the site for him another. */
const CONNECTIONS = 8192;

/** Whether nginx is there to be tested. @throws where it must be and is not */
export function hasNginx(): boolean {
  if (!PROGRAM && process.env.REQUIRE_NGINX) throw new Error('REQUIRE_NGINX is set, yet nginx is not installed.');
  return PROGRAM !== undefined;
}

export interface BehindNginx {
  address: string;
  /** The folder that stands for DATA_DIR. */
  dataDir: string;
  /** The lines of the access log so far. */
  log(): string[];
  close(): Promise<void>;
}

/** Serves what listens at ports of this machine by the configuration that we ship, changed as an operator changes it: host, ports and folders. */
export async function serveBehindNginx(
  instances: readonly number[],
  { errorPages = path.resolve('deploy/error-pages') } = {},
): Promise<BehindNginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const at = (name: string) => path.join(folder, name);
  for (const name of ['data', 'temp']) mkdirSync(at(name));
  const port = await freePort();
  const shipped = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/^ +server 127\.0\.0\.1:3000(.*)$/m, (_, rest: string) =>
      instances.map((instance) => `  server 127.0.0.1:${instance}${rest}`).join('\n'),
    )
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('server_name comics.example;', 'server_name 127.0.0.1;')
    .replace('/var/cache/komawari', at('cache'))
    .replace('/opt/komawari/error-pages', errorPages)
    .replace('/var/log/nginx/komawari.log', at('access.log'))
    .replace('/var/log/nginx/komawari-error.log', at('error.log'))
    .replace('/var/lib/komawari', at('data'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${at('temp')}/${kind};`,
  );
  writeFileSync(
    at('nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;\npid ${at('pid')};\npcre_jit on;\nworker_processes 1;\nevents { worker_connections ${CONNECTIONS}; }\nhttp {\n${temporary.join('\n')}\n${shipped}}\n`,
  );

  const args = ['-p', folder, '-c', at('nginx.conf'), '-e', at('error.log')];
  const checked = spawnSync(PROGRAM!, [...args, '-t'], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(checked.stderr);
  const nginx = spawn(PROGRAM!, args, { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  // nginx prints nothing when it listens, so a refused connection is retried.
  while (!(await fetch(`${address}/healthz`).catch(() => undefined))) {
    if (nginx.exitCode !== null) throw new Error(readFileSync(at('error.log'), 'utf8'));
    await new Promise((retry) => setTimeout(retry, 25));
  }
  return {
    address,
    dataDir: at('data'),
    log: () => readFileSync(at('access.log'), 'utf8').split('\n').filter(Boolean),
    async close() {
      nginx.kill('SIGTERM');
      await once(nginx, 'close');
      rmSync(folder, { recursive: true });
    },
  };
}
