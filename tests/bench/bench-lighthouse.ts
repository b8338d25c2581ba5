import { freePort } from '../support/free-port';

import type { Figure } from './figure';
import { mapInSeries } from './in-series';
import { launchChromium } from './launch-chromium';
import { median } from './median';
import type { BrowserBenchOptions } from './options';
import { withDemo } from './with-demo';

/** The used part of a Lighthouse result; scores are from 0 to 1, null when they could not be computed. */
interface LighthouseReport {
  categories: Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
  runtimeError?: { code: string };
}
type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: 'error' },
) => Promise<{ lhr: LighthouseReport } | undefined>;

/** Of 100. */
const LIMITS: Record<string, number> = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
/** Lighthouse asks for another run when its trace misses the start of the navigation. */
const INCOMPLETE_TRACE = 'NO_NAVSTART';
const TRIES = 3;

/** Lighthouse scores of home, a title and the viewer on a phone. */
export async function bench(options: BrowserBenchOptions): Promise<Figure[]> {
  // An ES module, which a CommonJS bundle can only import dynamically.
  const { default: lighthouse } = (await import('lighthouse')) as { default: Lighthouse };
  const [sitePort, port] = [await freePort(), await freePort()];
  const env = { PORT: String(sitePort), PUBLIC_URL: `http://localhost:${sitePort}` };

  /** A first visit, in a new browser. */
  const visit = async (url: string, tries = TRIES): Promise<LighthouseReport | undefined> => {
    const browser = await launchChromium(options.executablePath, [`--remote-debugging-port=${port}`]);
    const report = await lighthouse(url, { port, logLevel: 'error' }).finally(() => browser.close());
    const isIncomplete = report?.lhr.runtimeError?.code === INCOMPLETE_TRACE;
    return isIncomplete && tries > 1 ? visit(url, tries - 1) : report?.lhr;
  };
  const figures = await withDemo(
    options,
    ({ address, pages: { home, title, viewer } }) =>
      mapInSeries(Object.entries({ home, title, viewer }), async ([page, path]) => {
        const reports: (LighthouseReport | undefined)[] = [];
        for (let round = 0; round < options.rounds; round++) reports.push(await visit(address + path));
        return pageFigures(page, reports);
      }),
    env,
  );
  return figures.flat();
}

/** The median scores of a page, beside the three audits that cost the last report most. A round without a report leaves no score. */
function pageFigures(page: string, reports: readonly (LighthouseReport | undefined)[]): Figure[] {
  const last = reports.findLast((report) => report !== undefined);
  return Object.entries(LIMITS).map(([category, least]) => {
    const scores = reports.map((report) => (report?.categories[category]?.score ?? NaN) * 100);
    const costs = (last?.categories[category]?.auditRefs ?? [])
      .map(({ id, weight }) => ({ id, points: weight * (1 - (last?.audits[id]?.score ?? 1)) }))
      .filter(({ points }) => points > 0)
      .sort((a, b) => b.points - a.points);
    return {
      what: `${page}: ${category}`,
      value: median(scores),
      unit: 'of 100',
      beside: costs
        .slice(0, 3)
        .map(({ id }) => id)
        .join(', '),
      limit: { least },
    };
  });
}
