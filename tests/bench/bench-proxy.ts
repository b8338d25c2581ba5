import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

import { hasNginx, serveBehindNginx } from '../support/serve-behind-nginx';

import { formatCount, type Figure } from './figure';
import { mapInSeries, measureInRounds } from './in-series';
import { median, medianRatio } from './median';
import type { SiteBenchOptions } from './options';
import { CONNECTIONS } from './request-rate';
import { serveBarePages } from './serve-bare-pages';
import { withDemo, type Demo } from './with-demo';

const LIMITS = {
  /** Times the request rate of `next start` with a static page of as many bytes. */
  ofNext: 20,
  /** Times that of the site without nginx. */
  ofSite: 1,
  /** Requests of the crowd that reach the site. */
  reaching: 5,
  failing: 0,
};
const CROWD = 2_000;
/** Like a browser: nginx caches compressed responses, while the site compresses each. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en' };

const run = promisify(execFile);

/** Warm pages through `deploy/nginx.conf` beside `next start` and the site alone, and a crowd on a page that is not cached yet. */
export async function bench(options: SiteBenchOptions): Promise<Figure[]> {
  if (!hasNginx()) throw new Error('nginx is not installed.');
  const { seconds, rounds, root } = options;
  const measure = async (demo: Demo) => {
    const { address, pages } = demo;
    const paths = [pages.home, `/es${pages.home}`, pages.title];
    const sizes = await mapInSeries(paths, (path) => bytesOf(address + path));
    const bare = await serveBarePages(root, sizes);
    const proxy = await serveBehindNginx([Number(new URL(address).port)]);
    try {
      const figures = await mapInSeries([...paths.entries()], async ([index, path]) => {
        const urls = [await bare.urlOf(sizes[index]!), address + path, proxy.address + path];
        const rates = await measureInRounds(
          rounds,
          urls.map((url) => () => wrkRate(url, seconds)),
        );
        console.log(`Measured ${path}`);
        return pageFigures(path.replace(/\d+/, '…'), rates as [number[], number[], number[]]);
      });
      return [...figures.flat(), ...(await crowdFigures(demo, proxy.address + pages.viewer))];
    } finally {
      await proxy.close();
      await bare.close();
    }
  };
  return withDemo(options, measure, { TRUSTED_PROXIES: '1' });
}

async function bytesOf(url: string): Promise<number> {
  const response = await fetch(url, { headers: { ...HEADERS, 'accept-encoding': 'identity' } });
  return (await response.arrayBuffer()).byteLength;
}

/** Responses a second, measured by wrk: a load generator in Node is slower than nginx. @throws when wrk is missing or a request fails */
async function wrkRate(url: string, seconds: number): Promise<number> {
  const headers = Object.entries(HEADERS).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t', '1', '-c', String(CONNECTIONS), '-d', `${Math.ceil(seconds)}s`, ...headers, url];
  const { stdout } = await run('wrk', args);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  if (!(rate > 0) || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk has failed: ${stdout}`);
  return rate;
}

function pageFigures(what: string, [next, site, proxy]: [number[], number[], number[]]): Figure[] {
  return [
    {
      what,
      value: medianRatio(proxy, next),
      unit: 'times next start',
      beside: `${formatCount(median(proxy))} a second; next start ${formatCount(median(next))}`,
      limit: { least: LIMITS.ofNext },
    },
    {
      what: `${what}, beside the site`,
      value: medianRatio(proxy, site),
      unit: 'times the site',
      beside: `site ${formatCount(median(site))} a second`,
      limit: { least: LIMITS.ofSite },
    },
  ];
}

/** Many connections request one page at once. One of them at least must reach the site, else another page was measured. */
async function crowdFigures({ metrics }: Demo, url: string): Promise<Figure[]> {
  const before = (await metrics()).pages;
  const result = await autocannon({ url, headers: HEADERS, connections: CROWD, amount: CROWD, timeout: 60 });
  const reached = (await metrics()).pages - before;
  const what = `${formatCount(CROWD)} connections on an uncached chapter`;
  return [
    {
      what: `${what}: reach the site`,
      value: reached || NaN,
      unit: 'requests',
      beside: `all done after ${result.duration.toFixed(1)} s`,
      limit: { most: LIMITS.reaching },
    },
    {
      what: `${what}: fail`,
      value: CROWD - result['2xx'],
      unit: 'requests',
      beside: `${result.non2xx} of another status, ${result.errors} errors`,
      limit: { most: LIMITS.failing },
    },
  ];
}
