import type { SiteBenchOptions } from './options';
import { readMetrics, type Metrics } from './read-metrics';

const METRICS_TOKEN = 'bench-metrics-token';

/** Paths of pages, without a locale. */
export interface DemoPages {
  home: string;
  title: string;
  viewer: string;
  ranking: string;
}

/** The running site with the demo catalogue. */
export interface Demo {
  address: string;
  pages: DemoPages;
  metrics: () => Promise<Metrics>;
}

/** Serves the demo while `measure` runs. Write limits are off: all requests come from one address. */
export async function withDemo<Result>(
  { serve, scratch }: SiteBenchOptions,
  measure: (demo: Demo) => Promise<Result>,
  env: Record<string, string> = {},
): Promise<Result> {
  const { address, close } = await serve(scratch, {
    DEMO_SEED: '1',
    METRICS_TOKEN,
    SESSION_WRITES_PER_MINUTE: '0',
    ADDRESS_WRITES_PER_MINUTE: '0',
    ADDRESS_SEARCHES_PER_MINUTE: '0',
    ...env,
  });
  try {
    const home = '/updates';
    const title = await firstLink(address + home, /\/titles\/\d+/);
    const viewer = await firstLink(address + title, /\/viewer\/\d+/);
    const metrics = () => readMetrics(address, METRICS_TOKEN);
    return await measure({ address, metrics, pages: { home, title, viewer, ranking: '/ranking/hottest' } });
  } finally {
    await close();
  }
}

async function firstLink(page: string, pattern: RegExp): Promise<string> {
  const [link] = pattern.exec(await (await fetch(page, { headers: { 'accept-language': 'en' } })).text()) ?? [];
  if (!link) throw new Error(`${page} has no link that matches ${pattern.source}`);
  return link;
}
