import { writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Figure } from './figure';
import { formatWhole } from './format-whole';
import { inTurn } from './in-turn';
import { median } from './median';
import type { SiteBenchOptions } from './options';
import { rate, type Asked } from './rate';
import { saveFigures } from './save-figures';
import { serveBarePages, type BarePages } from './serve-bare-pages';
import { withDemo, type Demo } from './with-demo';

/** Of the requests a second at which Next alone serves a page of as many bytes; of what leads elsewhere, which has none and is not kept; and of what is made for one reader. */
const SHARE = 0.85;
const LED_SHARE = 0.4;
const MADE_SHARE = 0.01;
const COUNTRY = { header: 'bench-country', value: 'XB' };
const ENGLISH = { 'accept-language': 'en' };

/** Something that readers ask for. */
interface Request extends Omit<Asked, 'seconds'> {
  what: string;
  path: string;
  /** Needs no reader's decision. */
  isPlain?: true;
  /** It has to be so quick beside Next alone, where that is not `SHARE`. */
  least?: number;
  /** What the operator's switches say meanwhile. */
  switches?: object;
  /** How many times as long as others it is asked for: what is made anew for each is not answered by the second. */
  longer?: number;
}

const plain = (pages: Demo['pages']): Request[] =>
  (['home', 'title', 'ranking'] as const).flatMap((page): Request[] => [
    { what: `${page}, prefixed`, path: `/es${pages[page]}`, isPlain: true },
    { what: `${page}, unprefixed`, path: pages[page], headers: ENGLISH, isPlain: true },
  ]);

const decided = ({ home }: Demo['pages']): Request[] => [
  {
    what: 'home, a cookie for another locale',
    path: home,
    headers: { cookie: 'locale=es' },
    status: 307,
    least: LED_SHARE,
  },
  {
    what: 'home, another Accept-Language',
    path: home,
    headers: { 'accept-language': 'es-ES,es;q=0.9' },
    status: 307,
    least: LED_SHARE,
  },
  { what: 'home, languages whose pages are kept', path: `/en${home}`, headers: { cookie: 'languages=deu-eng' } },
  {
    what: 'home, languages whose pages are made',
    path: `/en${home}`,
    headers: { cookie: 'languages=deu-eng-esp-fra' },
    least: MADE_SHARE,
    longer: 5,
  },
  { what: 'home, maintenance', path: `/en${home}`, status: 503, switches: { maintenance: true } },
  {
    what: 'home, another country is kept out',
    path: `/en${home}`,
    headers: { [COUNTRY.header]: COUNTRY.value },
    switches: { blockedCountries: ['XA'] },
  },
  {
    what: 'home, the reader’s country is kept out',
    path: `/en${home}`,
    headers: { [COUNTRY.header]: COUNTRY.value },
    status: 451,
    switches: { blockedCountries: ['XB'] },
  },
];

/** Of one round: requests a second of the page, and just before them those of the bare page of as many bytes, and of the least. */
interface Round {
  ours: number;
  alike: number;
  least: number;
}

/**
 * Measures warm pages beside bare ones of the same Next. Nothing is compressed, for that would cost both the same, and the most, and hide what
 * we add. The bare page that judges has as many bytes of HTML, since what Next does for each byte is not ours; the least page is told beside it.
 */
export async function benchServer({
  seconds,
  rounds,
  scratch,
  json,
  build,
  serve,
}: SiteBenchOptions): Promise<Figure[]> {
  const root = path.resolve(build, '../..');
  const measured = await withDemo(
    serve,
    scratch,
    async (demo) => {
      const asked = [...plain(demo.pages), ...decided(demo.pages)];
      const sizes = await inTurn(asked, (request) => bytesOf(demo, request));
      const bare = await serveBarePages(path.join(root, 'build/bench-bare'), root, sizes);
      try {
        return await inTurn(asked, async (request) => ({
          request,
          ...(await measure(demo, bare, request, { seconds, rounds })),
        }));
      } finally {
        await bare.close();
      }
    },
    { COUNTRY_HEADER: COUNTRY.header },
  );
  saveFigures(json, { seconds, rounds, measured });
  return measured.map(({ request, bytes, each }) => figureOf(request, bytes, each));
}

/** Asks as it is then asked for, until the switches are heard of and the page is warm, and gives how long its HTML is. @throws when it is answered otherwise */
async function bytesOf(
  { address, dataDir }: Demo,
  { path: at, headers, status = 200, switches = {} }: Request,
): Promise<number> {
  writeFileSync(path.join(dataDir, 'switches.json'), JSON.stringify(switches));
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(address + at, {
      headers: { 'accept-encoding': 'identity', ...headers },
      redirect: 'manual',
    });
    const { byteLength } = await answer.arrayBuffer();
    // While another country is kept out, nothing else tells of it.
    const isHeard = !('blockedCountries' in switches) || /no-store/.test(answer.headers.get('cache-control') ?? '');
    if (answer.status === status && isHeard) return byteLength;
    await new Promise((retry) => setTimeout(retry, 100));
  }
  throw new Error(`${at} is not answered with ${status}`);
}

async function measure(
  demo: Demo,
  bare: BarePages,
  request: Request,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<{ bytes: number; each: Round[] }> {
  const bytes = await bytesOf(demo, request);
  const alike = bare.address + bare.pathOf(bytes);
  const bareBytes = (await (await fetch(alike)).arrayBuffer()).byteLength;
  if (request.isPlain && Math.abs(bareBytes / bytes - 1) > 0.01)
    throw new Error(`The bare page has ${bareBytes} bytes, that of ${request.what} ${bytes}.`);
  const each: Round[] = [];
  // The first round warms.
  for (let round = 0; round <= rounds; round++) {
    const rates = {
      least: await rate(bare.address + bare.pathOf(0), { seconds }),
      alike: await rate(alike, { seconds }),
      ours: await rate(demo.address + request.path, { ...request, seconds: seconds * (request.longer ?? 1) }),
    };
    if (round > 0) each.push(rates);
  }
  console.log(`Measured ${request.what}`);
  return { bytes, each };
}

function figureOf({ what, least = SHARE }: Request, bytes: number, each: readonly Round[]): Figure {
  const of = (name: keyof Round) => formatWhole(median(each.map((round) => round[name])));
  const beside = `${of('ours')} a second; bare ${of('alike')} with the same ${formatWhole(bytes / 1024)} KiB, ${of('least')} with the least`;
  // Of neighbours in time: what else the machine does falls on both.
  const value = median(each.map(({ ours, alike }) => ours / alike));
  return { what, value, unit: 'of bare', beside, limit: { least } };
}
