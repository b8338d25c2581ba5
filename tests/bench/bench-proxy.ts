import { hasNginx, serveBehindNginx, type BehindNginx } from '../support/serve-behind-nginx';

import { askCrowd, type Answered } from './ask-crowd';
import type { Figure } from './figure';
import { formatWhole } from './format-whole';
import { inTurn } from './in-turn';
import { median } from './median';
import type { SiteBenchOptions } from './options';
import { loadMaker, rateByWrk } from './rate-by-wrk';
import { saveFigures } from './save-figures';
import { withDemo, type Demo } from './with-demo';

const LIMITS = {
  /** Times as many requests a second as the site answers by itself. */
  times: 20,
  /** Requests of a crowd that reach the site. */
  reaching: 5,
} as const;
const CROWD = 2_000;
/** As every browser asks: nginx keeps what is compressed, and the site compresses each time. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en' };

interface Round {
  site: number;
  proxy: number;
}

/** Measures warm pages through the nginx that we ship beside the site alone, and a crowd that wants one page that nobody has asked for. */
export async function benchProxy({ seconds, rounds, scratch, json, serve }: SiteBenchOptions): Promise<Figure[]> {
  if (!hasNginx()) throw new Error('nginx is not installed.');
  return withDemo(
    serve,
    scratch,
    async (demo) => {
      const front = await serveBehindNginx(Number(new URL(demo.address).port));
      try {
        const paths = [demo.pages.home, `/es${demo.pages.home}`, demo.pages.title];
        const pages = await inTurn(paths, async (path) => ({ path, each: await measure(demo, front, path, { seconds, rounds }) }));
        const crowd = await meetCrowd(demo, front);
        saveFigures(json, { seconds, rounds, loadMaker: loadMaker(), pages, crowd });
        return [...pages.map(({ path, each }) => pageFigure(path, each)), ...crowdFigures(crowd)];
      } finally {
        await front.close();
      }
    },
    { TRUSTED_PROXIES: '1' },
  );
}

async function measure({ address }: Demo, front: BehindNginx, path: string, { seconds, rounds }: { seconds: number; rounds: number }): Promise<Round[]> {
  const each: Round[] = [];
  // The first round warms.
  for (let round = 0; round <= rounds; round++) {
    const rates = { site: await rateByWrk(address + path, { headers: HEADERS, seconds }), proxy: await rateByWrk(front.address + path, { headers: HEADERS, seconds }) };
    if (round > 0) each.push(rates);
  }
  console.log(`Measured ${path}`);
  return each;
}

function pageFigure(path: string, each: readonly Round[]): Figure {
  const of = (name: keyof Round) => formatWhole(median(each.map((round) => round[name])));
  const beside = `${of('proxy')} a second; the site alone ${of('site')} (${loadMaker()})`;
  return { what: path.replace(/\d+/, '…'), value: median(each.map(({ site, proxy }) => proxy / site)), unit: 'times', beside, limit: { least: LIMITS.times } };
}

interface Crowd {
  answers: Answered[];
  /** Requests for pages that the site has had meanwhile. */
  reached: number;
  seconds: number;
}

/** The chapter is one that nobody has asked for yet. */
async function meetCrowd({ pages, metrics }: Demo, front: BehindNginx): Promise<Crowd> {
  const before = (await metrics()).pages;
  const since = performance.now();
  const answers = await askCrowd(front.address + pages.viewer, CROWD, HEADERS);
  const seconds = (performance.now() - since) / 1000;
  return { answers, reached: (await metrics()).pages - before, seconds };
}

function crowdFigures({ answers, reached, seconds }: Crowd): Figure[] {
  const failed = answers.filter((answer) => 'error' in answer || answer.status !== 200 || answer.bytes === 0);
  const reasons = [...new Set(failed.map((answer) => ('error' in answer ? answer.error : String(answer.status))))].join(', ');
  const crowd = `${formatWhole(CROWD)} connections on a new chapter`;
  return [
    { what: `${crowd}: reach the site`, value: reached, unit: 'requests', beside: `all answered after ${seconds.toFixed(1)} s`, limit: { most: LIMITS.reaching } },
    { what: `${crowd}: fail`, value: failed.length, unit: 'requests', ...(reasons && { beside: reasons }), limit: { most: 0 } },
  ];
}
