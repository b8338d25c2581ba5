import { freePort } from '../support/free-port';

import type { Figure } from './figure';
import { inTurn } from './in-turn';
import { launchChromium } from './launch-chromium';
import { lighthouseFigures, type LighthouseReport } from './lighthouse-figures';
import type { BrowserBenchOptions } from './options';
import { untilRecorded } from './until-recorded';
import { withDemo } from './with-demo';

type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: 'error' },
) => Promise<{ lhr: LighthouseReport } | undefined>;

/** What Lighthouse says of home, a title and the viewer on a phone. */
export async function benchLighthouse({
  rounds,
  scratch,
  serve,
  executablePath,
}: BrowserBenchOptions): Promise<Figure[]> {
  // It is an ES module, which a bundle cannot ask for in another way.
  const { default: lighthouse } = (await import('lighthouse')) as { default: Lighthouse };
  const [sitePort, debuggingPort] = [await freePort(), await freePort()];
  const site = { PORT: String(sitePort), PUBLIC_URL: `http://localhost:${sitePort}` };
  return withDemo(
    serve,
    scratch,
    ({ address, pages: { home, title, viewer } }) =>
      inTurn(Object.entries({ home, title, viewer }), async ([page, at]) => {
        const reports: (LighthouseReport | undefined)[] = [];
        for (let round = 0; round < rounds; round += 1) {
          // Each a first visit, of a browser of its own.
          reports.push(
            await untilRecorded(async () => {
              const browser = await launchChromium(executablePath, [`--remote-debugging-port=${debuggingPort}`]);
              try {
                return (await lighthouse(address + at, { port: debuggingPort, logLevel: 'error' }))?.lhr;
              } finally {
                await browser.close();
              }
            }),
          );
        }
        return lighthouseFigures(page, reports);
      }),
    site,
  ).then((figures) => figures.flat());
}
