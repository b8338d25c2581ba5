import { readMetrics } from './read-metrics';

/** One answer of a site, whole. */
export interface Rendering {
  status: number;
  /** Whether Next says that it had it. */
  isKept: boolean;
  /** Until its last byte was there, in ms. */
  milliseconds: number;
  /** Processor time of the site for it, in ms. */
  processor: number;
  /** Unpacked. */
  bytes: number;
}

/** A running site with a page for its processor time. */
export interface MeasuredSite {
  address: string;
  metricsToken: string;
}

/** Asks for a page, once or several times in a row: the time is each one's share, the rest what the last one was. */
export async function measureRendering(site: MeasuredSite, path: string, asks = 1): Promise<Rendering> {
  // What asking for the time costs is in both differences.
  const [start, idle] = [await processorTime(site), await processorTime(site)];
  const before = performance.now();
  for (let ask = 1; ask < asks; ask++) await askFor(site.address + path);
  const answer = await askFor(site.address + path);
  const milliseconds = (performance.now() - before) / asks;
  const end = await processorTime(site);
  return { ...answer, milliseconds, processor: Math.max(0, end - idle - (idle - start)) / asks };
}

async function askFor(address: string): Promise<Pick<Rendering, 'status' | 'isKept' | 'bytes'>> {
  const response = await fetch(address, { redirect: 'error' });
  const { byteLength } = await response.arrayBuffer();
  return { status: response.status, isKept: response.headers.get('x-nextjs-cache') === 'HIT', bytes: byteLength };
}

/** Of the site's process since it began, in ms. @throws where it is not told */
const processorTime = async ({ address, metricsToken }: MeasuredSite) => (await readMetrics(address, metricsToken)).processorSeconds * 1_000;
