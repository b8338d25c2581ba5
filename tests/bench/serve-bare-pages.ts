import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { ServedSite } from './options';

const NEXT = 'node_modules/next/dist/bin/next';
/** What a page is that has nothing in it: its letters stand in its HTML twice, once in its data. */
const EMPTY_BYTES = 5_000;
const TIMES = 2;

const FILES = {
  'package.json': '{ "private": true }',
  'next.config.mjs':
    'export default { poweredByHeader: false, outputFileTracingRoot: new URL("../..", import.meta.url).pathname };\n',
  'app/layout.js':
    'export default function Layout({ children }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
};

const page = (counts: readonly number[]) => `export const dynamicParams = false;
export const generateStaticParams = () => ${JSON.stringify(counts.map((letters) => ({ letters: String(letters) })))};
export default async function Page({ params }) {
  return <p>{'a'.repeat(Number((await params).letters))}</p>;
}
`;

export interface BarePages extends ServedSite {
  /** The path of the page that has most nearly so many bytes. */
  pathOf: (bytes: number) => string;
}

/**
 * Builds and serves a site of bare static pages, with the Next of the site itself, of these many bytes of HTML: what Next needs to answer with a page
 * of its route cache, without middleware, rewrites or anything else of ours.
 * @param folder below the root, so that its packages are found
 */
export async function serveBarePages(folder: string, root: string, sizes: readonly number[]): Promise<BarePages> {
  const lettersOf = (bytes: number) => Math.max(1, Math.round((bytes - EMPTY_BYTES) / TIMES));
  const counts = [...new Set([0, ...sizes].map(lettersOf))];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'app/[letters]'), { recursive: true });
  const files = { ...FILES, 'app/[letters]/page.js': page(counts) };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);

  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  const next = path.join(root, NEXT);
  const built = spawnSync(process.execPath, [next, 'build', '--webpack'], { cwd: folder, env, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`The bare pages could not be built: ${built.stdout}${built.stderr}`);
  const server = spawn(process.execPath, [next, 'start', '--port', '0'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    address: await readyAt(server),
    pathOf: (bytes) =>
      `/${counts.reduce((best, count) => (Math.abs(count - lettersOf(bytes)) < Math.abs(best - lettersOf(bytes)) ? count : best))}`,
    async close() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
  };
}

/** Where a server is, once it says that it is ready. */
function readyAt(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.once('exit', () => reject(new Error(`The bare pages’ server has ended before it was ready: ${said}`)));
    server.stdout!.on('data', (chunk) => {
      said += chunk;
      const [, address] = /(http:\/\/localhost:\d+)[^]*Ready in/.exec(said) ?? [];
      if (address) resolve(address);
    });
  });
}
