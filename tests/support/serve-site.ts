import path from 'node:path';

import { freePort } from './free-port';
import { startProcess } from './start-process';

const ROOT = path.resolve(__dirname, '../..');
type Env = Record<string, string>;

export interface Site {
  /** Without a slash at its end. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Serves the build at a port of its own, on the data of DATA_DIR alone; resolves when it answers.
 * @param env the settings, or what makes them of the address
 */
export async function serveSite(env: Env | ((url: string) => Env)): Promise<Site> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { stop } = await startProcess([path.join(ROOT, 'scripts/serve.mjs')], {
    env: { PORT: String(port), ...(typeof env === 'function' ? env(url) : env) },
    answersAt: `${url}/robots.txt`,
  });
  return { url, stop };
}

/** Serves the origin alone, as `npm run origin` does. */
export async function serveOrigin(env: Env): Promise<Site> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { stop } = await startProcess([path.join(ROOT, 'build/origin.cjs'), String(port)], {
    env,
    answersAt: `${url}/api/language`,
  });
  return { url, stop };
}
