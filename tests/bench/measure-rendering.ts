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

/** Asks for a page once. */
export async function measureRendering(site: MeasuredSite, path: string): Promise<Rendering> {
  // What asking for the time costs is in both differences.
  const [start, idle] = [await processorTime(site), await processorTime(site)];
  const before = performance.now();
  const response = await fetch(site.address + path, { redirect: 'error' });
  const { byteLength } = await response.arrayBuffer();
  const milliseconds = performance.now() - before;
  const end = await processorTime(site);
  return { status: response.status, isKept: response.headers.get('x-nextjs-cache') === 'HIT', milliseconds, processor: Math.max(0, end - idle - (idle - start)), bytes: byteLength };
}

/** Of the site's process since it began, in ms. @throws where it is not told */
const processorTime = async ({ address, metricsToken }: MeasuredSite) => (await readMetrics(address, metricsToken)).processorSeconds * 1_000;
