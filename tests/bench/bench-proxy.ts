import path from 'node:path';

import { hasNginx, serveBehindNginx, type BehindNginx } from '../support/serve-behind-nginx';

import { askCrowd } from './ask-crowd';
import { crowdFigures, type Crowd } from './crowd-figures';
import type { Figure } from './figure';
import { formatWhole } from './format-whole';
import { inTurn } from './in-turn';
import { median } from './median';
import type { SiteBenchOptions } from './options';
import { loadMaker, rateByWrk } from './rate-by-wrk';
import { saveFigures } from './save-figures';
import { serveBarePages } from './serve-bare-pages';
import { withDemo, type Demo } from './with-demo';

const LIMITS = {
  /** Times as many requests a second as `next start` answers of a page with as many bytes. */
  times: 20,
  /** As many as the site by itself: what nginx keeps costs less than what the site does. */
  bySite: 1,
} as const;
const CROWD = 2_000;
/** As every browser asks: nginx keeps what is compressed, and the site compresses each time. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en' };

/** Of one round: requests a second of `next start` with a bare page of as many bytes, of the site by itself, and through the proxy. */
interface Round {
  next: number;
  site: number;
  proxy: number;
}

/**
 * Measures warm pages through the nginx that we ship beside `next start`, and a crowd that wants one page that nobody has asked for. The site by itself, which is told
 * beside it, answers the pages it keeps before Next hears of them, and is no measure of Next.
 */
export async function benchProxy({
  seconds,
  rounds,
  scratch,
  json,
  build,
  serve,
}: SiteBenchOptions): Promise<Figure[]> {
  if (!hasNginx()) throw new Error('nginx is not installed.');
  return withDemo(
    serve,
    scratch,
    async (demo) => {
      const paths = [demo.pages.home, `/es${demo.pages.home}`, demo.pages.title];
      const root = path.resolve(build, '../..');
      const warm = await inTurn(paths, async (at) => ({ at, bytes: await bytesOf(demo.address + at) }));
      const bare = await serveBarePages(
        path.join(root, 'build/bench-bare'),
        root,
        warm.map(({ bytes }) => bytes),
      );
      const front = await serveBehindNginx(Number(new URL(demo.address).port));
      try {
        const pages = await inTurn(warm, async ({ at, bytes }) => {
          const addresses = {
            next: bare.address + bare.pathOf(bytes),
            site: demo.address + at,
            proxy: front.address + at,
          };
          return { path: at, each: await measure(addresses, { seconds, rounds }) };
        });
        const crowd = await meetCrowd(demo, front);
        saveFigures(json, { seconds, rounds, loadMaker: loadMaker(), pages, crowd });
        return [...pages.flatMap(({ path, each }) => pageFigures(path, each)), ...crowdFigures(crowd)];
      } finally {
        await front.close();
        await bare.close();
      }
    },
    { TRUSTED_PROXIES: '1' },
  );
}

/** Without compression, which is each server's own. */
async function bytesOf(address: string): Promise<number> {
  const answer = await fetch(address, { headers: { ...HEADERS, 'accept-encoding': 'identity' } });
  return (await answer.arrayBuffer()).byteLength;
}

async function measure(
  addresses: Record<keyof Round, string>,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<Round[]> {
  const each: Round[] = [];
  const rateOf = (name: keyof Round) => rateByWrk(addresses[name], { headers: HEADERS, seconds });
  // The first round warms.
  for (let round = 0; round <= rounds; round++) {
    const rates = { next: await rateOf('next'), site: await rateOf('site'), proxy: await rateOf('proxy') };
    if (round > 0) each.push(rates);
  }
  console.log(`Measured ${addresses.proxy}`);
  return each;
}

function pageFigures(at: string, each: readonly Round[]): Figure[] {
  const of = (name: keyof Round) => formatWhole(median(each.map((round) => round[name])));
  const times = (name: keyof Round) => median(each.map((round) => round.proxy / round[name]));
  const what = at.replace(/\d+/, '…');
  return [
    {
      what,
      value: times('next'),
      unit: 'times',
      beside: `${of('proxy')} a second; next start ${of('next')} (${loadMaker()})`,
      limit: { least: LIMITS.times },
    },
    {
      what: `${what}, of the site alone`,
      value: times('site'),
      unit: 'times',
      beside: `${of('site')} a second`,
      limit: { least: LIMITS.bySite },
    },
  ];
}

/** The chapter is one that nobody has asked for yet. */
async function meetCrowd({ pages, metrics }: Demo, front: BehindNginx): Promise<Crowd> {
  const before = (await metrics()).pages;
  const since = performance.now();
  const answers = await askCrowd(front.address + pages.viewer, CROWD, HEADERS);
  const seconds = (performance.now() - since) / 1000;
  return { answers, reached: (await metrics()).pages - before, seconds };
}
