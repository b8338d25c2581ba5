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

type Answer = Pick<Rendering, 'status' | 'isKept' | 'bytes'>;

/** A running site with a page for its processor time. */
export interface MeasuredSite {
  address: string;
  metricsToken: string;
}

/** Asks for a page, once or several times in a row: the time is each one's share, the rest what the last one was, or the first that was not made or not answered with the page. */
export async function measureRendering(site: MeasuredSite, path: string, asks = 1): Promise<Rendering> {
  // What asking for the time costs is in both differences.
  const [start, idle] = [await processorTime(site), await processorTime(site)];
  const before = performance.now();
  const answers: Answer[] = [];
  for (let ask = 0; ask < asks; ask++) answers.push(await askFor(site.address + path));
  const milliseconds = (performance.now() - before) / asks;
  const end = await processorTime(site);
  const answer = answers.find(({ status, isKept }) => status !== 200 || isKept) ?? answers.at(-1)!;
  return { ...answer, milliseconds, processor: Math.max(0, end - idle - (idle - start)) / asks };
}

async function askFor(address: string): Promise<Answer> {
  const response = await fetch(address, { redirect: 'error' });
  const { byteLength } = await response.arrayBuffer();
  return { status: response.status, isKept: response.headers.get('x-nextjs-cache') === 'HIT', bytes: byteLength };
}

/** Of the site's process since it began, in ms. @throws where it is not told */
const processorTime = async ({ address, metricsToken }: MeasuredSite) =>
  (await readMetrics(address, metricsToken)).processorSeconds * 1_000;
