import { createRequire } from 'node:module';
import path from 'node:path';

import { root } from './prepare.mjs';

/** Serves the site in this process: the build, or in development the sources. Resolves when it answers. */
export async function serveSite(port, { isDevelopment = false } = {}) {
  // Next and React read it as they are loaded.
  process.env.NODE_ENV = isDevelopment ? 'development' : 'production';
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  process.chdir(root);
  const { serveSite: serve } = createRequire(import.meta.url)(path.join(root, 'build/site-server.cjs'));
  await serve({ dir: root, port: Number(port), isDevelopment });
  // The site goes on when the reader of its log has ended.
  process.stdout.on('error', () => undefined);
}
