import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { defineConfig } from 'playwright/test';

const root = path.resolve(__dirname, '../..');
const port = Number(process.env.E2E_PORT ?? 3217);
// `npm test` names a folder that it removes. The workers read this file too, and find the folder in their environment.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'komawari-e2e-'));

const CHROMIUM_FLAGS = ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

export default defineConfig({
  testDir: __dirname,
  outputDir: path.join(root, 'test-results'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: process.getuid?.() === 0 ? ['--no-sandbox', ...CHROMIUM_FLAGS] : CHROMIUM_FLAGS,
    },
  },
  projects: [
    // What is asked by plain requests does not depend on the viewport.
    { name: 'phone', testIgnore: 'addresses.spec.ts', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: `${JSON.stringify(process.execPath)} scripts/start.mjs`,
    cwd: root,
    url: `http://localhost:${port}/updates`,
    timeout: 420_000,
    env: { ...(process.env as Record<string, string>), PORT: String(port), DATA_DIR: process.env.E2E_DATA_DIR },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
