import { freePort } from '../support/free-port';

import type { Figure } from './figure';
import { inTurn } from './in-turn';
import { launchChromium } from './launch-chromium';
import { lighthouseFigures, type LighthouseReport } from './lighthouse-figures';
import type { BrowserBenchOptions } from './options';
import { withDemo } from './with-demo';

type Lighthouse = (url: string, flags: { port: number; logLevel: 'error' }) => Promise<{ lhr: LighthouseReport } | undefined>;

/** It brings two hundred packages, which nobody else needs. */
const PACKAGE = 'lighthouse';
const MISSING: Figure = { what: 'Lighthouse', value: NaN, unit: '', beside: `not run: npm install --no-save ${PACKAGE}@12 (Node from 18.16) or @13 (from 22.19) brings it` };

/** What Lighthouse says of home, a title and the viewer on a phone, where it is installed. */
export async function benchLighthouse({ rounds, scratch, serve, executablePath }: BrowserBenchOptions): Promise<Figure[]> {
  const lighthouse = await find();
  if (!lighthouse) return [MISSING];
  const [sitePort, debuggingPort] = [await freePort(), await freePort()];
  const site = { PORT: String(sitePort), SITE_URL: `http://localhost:${sitePort}` };
  return withDemo(serve, scratch, ({ address, pages: { home, title, viewer } }) => inTurn(Object.entries({ home, title, viewer }), async ([page, at]) => {
    const reports: LighthouseReport[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // Each a first visit, of a browser of its own.
      const browser = await launchChromium(executablePath, [`--remote-debugging-port=${debuggingPort}`]);
      try {
        const result = await lighthouse(address + at, { port: debuggingPort, logLevel: 'error' });
        if (result) reports.push(result.lhr);
      } finally {
        await browser.close();
      }
    }
    return lighthouseFigures(page, reports);
  }), site).then((figures) => figures.flat());
}

async function find(): Promise<Lighthouse | undefined> {
  try {
    return ((await import(PACKAGE)) as { default: Lighthouse }).default;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ERR_MODULE_NOT_FOUND' && message.includes(`'${PACKAGE}'`)) return undefined;
    throw error;
  }
}
