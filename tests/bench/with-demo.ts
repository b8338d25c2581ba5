import type { SiteBenchOptions } from './options';
import { readMetrics, type Metrics } from './read-metrics';

const METRICS_TOKEN = 'bench-metrics-token';

/** Addresses of pages, without a locale. */
export interface DemoPages {
  home: string;
  title: string;
  viewer: string;
  ranking: string;
}

/** The site at work on the demo. */
export interface Demo {
  address: string;
  dataDir: string;
  pages: DemoPages;
  /** What the process says of itself. */
  metrics: () => Promise<Metrics>;
}

/** Serves the demo while something is measured. Readers come from one address, so that what each of them may write is not bounded. */
export async function withDemo<Result>(
  serve: SiteBenchOptions['serve'],
  dataDir: string,
  measure: (demo: Demo) => Promise<Result>,
  env: Record<string, string> = {},
): Promise<Result> {
  const site = await serve(dataDir, {
    DEMO_SEED: '1',
    METRICS_TOKEN,
    SESSION_WRITES_PER_MINUTE: '0',
    ADDRESS_WRITES_PER_MINUTE: '0',
    ...env,
  });
  try {
    const { address } = site;
    const home = '/updates';
    const title = await firstLink(address + home, /\/titles\/\d+/);
    const viewer = await firstLink(address + title, /\/viewer\/\d+/);
    return await measure({
      address,
      dataDir,
      pages: { home, title, viewer, ranking: '/ranking/hottest' },
      metrics: () => readMetrics(address, METRICS_TOKEN),
    });
  } finally {
    await site.close();
  }
}

async function firstLink(page: string, pattern: RegExp): Promise<string> {
  const [link] = pattern.exec(await (await fetch(page, { headers: { 'accept-language': 'en' } })).text()) ?? [];
  if (!link) throw new Error(`${page} leads to no ${pattern.source}`);
  return link;
}
