import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

import { Fault } from './fail.mjs';
import { OWN_DATA } from './own-data.mjs';
import { root } from './prepare.mjs';

async function anyPort() {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address();
  await new Promise((closed) => probe.close(closed));
  return port;
}

/** Serves the built site at `env.PORT`, or a port that is free, over a data folder without a demo, with `env` besides. @throws Fault when it ends before it listens */
export async function serveOver(dataDir, env = {}) {
  const port = env.PORT ?? (await anyPort());
  const site = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...OWN_DATA,
      DATA_DIR: dataDir,
      DEMO_SEED: 'off',
      PORT: String(port),
      DRAIN_SECONDS: '0',
      ...env,
    },
  });
  await new Promise((resolve, reject) => {
    site.once('exit', () => reject(new Fault('The site has ended before it was ready.')));
    site.stdout.on('data', (chunk) => String(chunk).includes('http://localhost') && resolve());
  });
  return {
    address: `http://localhost:${port}`,
    async close() {
      // One that a signal has ended has no exit code.
      if (site.exitCode !== null || site.signalCode !== null) return;
      const ended = once(site, 'exit');
      site.kill('SIGTERM');
      await ended;
    },
  };
}
