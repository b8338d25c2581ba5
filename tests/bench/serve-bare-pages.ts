import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { ServedSite } from './options';

/** HTML bytes of an empty page. Each letter of a page is in its HTML twice: as markup and as data. */
export const EMPTY_PAGE_BYTES = 5_000;
const COPIES = 2;

const FILES = {
  'package.json': '{ "private": true }',
  'next.config.mjs':
    'export default { poweredByHeader: false, outputFileTracingRoot: new URL("../..", import.meta.url).pathname };\n',
  'app/layout.js':
    'export default function Layout({ children }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
};

const pageSource = (counts: readonly number[]) => `export const dynamicParams = false;
export const generateStaticParams = () => ${JSON.stringify(counts.map((letters) => ({ letters: String(letters) })))};
export default async function Page({ params }) {
  return <p>{'a'.repeat(Number((await params).letters))}</p>;
}
`;

export interface BarePages extends ServedSite {
  /** URL of the page of so many bytes of HTML. @throws when it differs by more than 1 KiB */
  urlOf: (bytes: number) => Promise<string>;
}

/**
 * Builds and serves a Next site of static pages with so many bytes of HTML: the cost of Next's route cache without our middleware, rewrites
 * and caches.
 */
export async function serveBarePages(root: string, sizes: readonly number[]): Promise<BarePages> {
  const lettersOf = (bytes: number) => Math.max(1, Math.round((bytes - EMPTY_PAGE_BYTES) / COPIES));
  // Within the repository, so that its packages resolve.
  const folder = path.join(root, 'build/bench-bare');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'app/[letters]'), { recursive: true });
  const files = { ...FILES, 'app/[letters]/page.js': pageSource([...new Set(sizes.map(lettersOf))]) };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);

  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  const next = path.join(root, 'node_modules/next/dist/bin/next');
  const built = spawnSync(process.execPath, [next, 'build', '--webpack'], { cwd: folder, env, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`The bare pages do not build: ${built.stdout}${built.stderr}`);
  const server = spawn(process.execPath, [next, 'start', '--port', '0'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await readyAddress(server);
  return {
    address,
    async urlOf(bytes) {
      const url = `${address}/${lettersOf(bytes)}`;
      const { byteLength } = await (await fetch(url)).arrayBuffer();
      if (Math.abs(byteLength - bytes) > 1_024) throw new Error(`${url} has ${byteLength} bytes, not ${bytes}`);
      return url;
    },
    async close() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const exited = once(server, 'exit');
      server.kill('SIGKILL');
      await exited;
    },
  };
}

/** The address that Next prints once it is ready. */
function readyAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.once('exit', () => reject(new Error(`The server of the bare pages has exited: ${output}`)));
    server.stdout!.on('data', (chunk) => {
      output += chunk;
      const [, address] = /(http:\/\/localhost:\d+)[^]*Ready in/.exec(output) ?? [];
      if (address) resolve(address);
    });
  });
}
