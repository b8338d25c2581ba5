import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { defineConfig, type PlaywrightTestConfig } from 'playwright/test';

import { OWN_DATA } from '../../scripts/own-data.mjs';
import { WITHOUT_FEATURES } from '../support/chromium-features';

import { places } from './places';

const root = path.resolve(__dirname, '../..');
const port = Number(process.env.E2E_PORT ?? 3217);
const originPort = port + 1;
// `npm test` names a folder that it removes. The workers read this file too, and find the folder in their environment.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'komawari-e2e-'));

/** The viewer's own tests bring their site and an origin of made-up chapters along, so they run once, whatever the others' origin is. */
const VIEWER = path.join(__dirname, 'viewer');
const EMBEDDED = 'embedded';
const origin = process.env.E2E_ORIGIN ?? EMBEDDED;

/**
 * Chromium 156 draws on the threads that its JavaScript compiler uses too, and has only one for that on two processors. Where a drawing thread yields to the compiler it
 * may never be called again, and the page stands still for good: one of 37 of the fastest scrolls, none of 434 with these.
 */
const DRAWING_TO_THE_END = ['--num-raster-threads=4', '--js-flags=--single-threaded'];
const CHROMIUM_FLAGS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  WITHOUT_FEATURES,
  ...DRAWING_TO_THE_END,
];

/** What is asked by plain requests does not depend on the viewport; the operator’s desk sets its own. */
const ASKED_PLAINLY = [
  'addresses',
  'security',
  'payloads',
  'same-for-all',
  'routes',
  'found',
  'feeds',
  'failures',
  'freshness',
  'admin',
].map((name) => `${name}.spec.ts`);
/** What a site whose origin is beside it is asked: a test of each kind of call, and whatever its pictures and failures could break on the way. */
const THROUGH_THE_ORIGIN = /\b(?:addresses|reading|same-for-all|title)\.spec\.ts\b|@origin\b/;
const IN_VIEWER = `${VIEWER}/**`;

/** What differs on a phone, and the viewer, do not depend on where the origin is: seen once. */
const SEEN_ONCE: PlaywrightTestConfig['projects'] = [
  {
    name: 'phone',
    testIgnore: [...ASKED_PLAINLY, IN_VIEWER],
    grepInvert: /@desktop/,
    use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  },
  { name: 'viewer', testDir: VIEWER },
];

/** A command of ours, ready when its address answers. */
const server = (script: string, url: string, env: Record<string, string>) => ({
  command: `${JSON.stringify(process.execPath)} scripts/${script}`,
  cwd: root,
  url,
  timeout: 420_000,
  // Whoever comes in a test has come.
  env: { ...(process.env as Record<string, string>), ...OWN_DATA, DRAIN_SECONDS: '0', ...env },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
});

const site = (env: Record<string, string> = {}) =>
  server('start.mjs', `http://localhost:${port}/updates`, {
    PORT: String(port),
    DATA_DIR: process.env.E2E_DATA_DIR!,
    ...places(`http://localhost:${port}`),
    ...env,
  });

/** Where the site's data comes from: its own embedded origin, or one beside it that E2E_ORIGIN=remote asks for. */
const ORIGINS: Record<string, Pick<PlaywrightTestConfig, 'webServer'>> = {
  [EMBEDDED]: { webServer: [site()] },
  remote: {
    webServer: [
      server('origin.mjs', `http://localhost:${originPort}/api/language`, {
        PORT: String(originPort),
        DATA_DIR: process.env.E2E_DATA_DIR,
        TRUSTED_PROXIES: '1',
      }),
      site({ API_ORIGIN: `http://localhost:${originPort}/api` }),
    ],
  },
};

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
    // Those that are about it let it in: elsewhere nothing is answered but by the site itself.
    serviceWorkers: 'block',
    // It costs a third of the time: for whoever looks into a failure.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: process.getuid?.() === 0 ? ['--no-sandbox', ...CHROMIUM_FLAGS] : CHROMIUM_FLAGS,
    },
  },
  // What is seen on one of them alone is tagged with its name.
  projects: [
    ...(origin === EMBEDDED ? SEEN_ONCE : []),
    {
      name: 'desktop',
      testIgnore: IN_VIEWER,
      grepInvert: /@phone/,
      ...(origin !== EMBEDDED && { grep: THROUGH_THE_ORIGIN }),
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  ...ORIGINS[origin],
});
