import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import { serveOrigin, serveSite, type Site } from '../support/serve-site';
import { templateFolder } from './global-setup';
import { places } from './places';
import { test as base } from './translated-context';

export { expect } from 'playwright/test';

const PICTURES = path.resolve(__dirname, '../../build/cache/drawn');

interface PerWorker {
  /** The built site on a copy of the demo, one for each worker; with E2E_ORIGIN=remote its origin is another process. */
  site: Site;
}

export const test = base.extend<object, PerWorker>({
  site: [
    async ({}, provide) => {
      const folder = mkdtempSync(path.join(process.env.E2E_SCRATCH!, 'worker-'));
      cpSync(templateFolder(), folder, { recursive: true });
      // Pictures are named by all that they are drawn from, so that workers and later runs share them.
      mkdirSync(PICTURES, { recursive: true });
      symlinkSync(PICTURES, path.join(folder, 'drawn'));
      const origin =
        process.env.E2E_ORIGIN === 'remote' ? await serveOrigin({ DATA_DIR: folder, TRUSTED_PROXIES: '1' }) : undefined;
      const site = await serveSite((url) => ({
        DATA_DIR: origin ? path.join(folder, 'site') : folder,
        ...(origin && { API_ORIGIN: `${origin.url}/api` }),
        ...places(url),
      }));
      await provide(site);
      await site.stop();
      await origin?.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ site }, provide) => provide(site.url),
});
