import { formatCount, type Figure } from './figure';
import { mapInSeries, measureInRounds } from './in-series';
import { median, medianRatio } from './median';
import type { SiteBenchOptions } from './options';
import { requestRate, type RateRequest } from './request-rate';
import { EMPTY_PAGE_BYTES, serveBarePages } from './serve-bare-pages';
import { withDemo, type DemoPages } from './with-demo';

/** Shares of the request rate at which Next alone serves a static page of as many bytes. */
const LIMITS = { page: 0.85, redirect: 0.4, uncached: 0.01 };
const ENGLISH = { 'accept-language': 'en' };
/** A page that is rendered for each reader takes longer: measure it longer. */
const UNCACHED_TIMES = 5;

interface SiteRequest extends RateRequest {
  what: string;
  path: string;
  kind: keyof typeof LIMITS;
}

const requestsOf = ({ home, title, ranking }: DemoPages): SiteRequest[] => [
  ...Object.entries({ home, title, ranking }).flatMap(([page, path]): SiteRequest[] => [
    { what: `${page}, prefixed`, path: `/es${path}`, kind: 'page' },
    { what: `${page}, unprefixed`, path, headers: ENGLISH, kind: 'page' },
  ]),
  {
    what: 'home, redirected by the locale cookie',
    path: home,
    headers: { cookie: 'locale=es' },
    status: 307,
    kind: 'redirect',
  },
  {
    what: 'home, redirected by Accept-Language',
    path: home,
    headers: { 'accept-language': 'es-ES,es;q=0.9' },
    status: 307,
    kind: 'redirect',
  },
  { what: 'home, cached languages', path: `/en${home}`, headers: { cookie: 'languages=deu-eng' }, kind: 'page' },
  {
    what: 'home, uncached languages',
    path: `/en${home}`,
    headers: { cookie: 'languages=deu-eng-esp-fra' },
    kind: 'uncached',
  },
];

/**
 * Request rates of warm pages beside static pages of the same Next with as many bytes of HTML. Nothing is compressed: that would cost both
 * the same and hide the difference.
 */
export async function bench(options: SiteBenchOptions): Promise<Figure[]> {
  const { seconds, rounds, root } = options;
  return withDemo(options, async ({ address, pages }) => {
    const requests = requestsOf(pages);
    // A redirect has no body: it is compared with an empty page.
    const sizes = await mapInSeries(requests, async ({ path, headers, kind }) =>
      kind === 'redirect' ? EMPTY_PAGE_BYTES : bytesOf(address + path, headers),
    );
    const bare = await serveBarePages(root, sizes);
    try {
      return await mapInSeries([...requests.entries()], async ([index, request]) => {
        const bareUrl = await bare.urlOf(sizes[index]!);
        const times = request.kind === 'uncached' ? UNCACHED_TIMES : 1;
        const [theirs, ours] = (await measureInRounds(rounds, [
          () => requestRate(bareUrl, { seconds }),
          () => requestRate(address + request.path, { ...request, seconds: seconds * times }),
        ])) as [number[], number[]];
        console.log(`Measured ${request.what}`);
        return {
          what: request.what,
          value: medianRatio(ours, theirs),
          unit: 'of bare',
          beside: `${formatCount(median(ours))} a second; bare ${formatCount(median(theirs))} with the same ${formatCount(sizes[index]! / 1024)} KiB`,
          limit: { least: LIMITS[request.kind] },
        };
      });
    } finally {
      await bare.close();
    }
  });
}

async function bytesOf(url: string, headers: Record<string, string> = {}): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity', ...headers } });
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
  return (await response.arrayBuffer()).byteLength;
}
