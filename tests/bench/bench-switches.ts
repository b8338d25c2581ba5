import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startChild } from './child';
import type { Figure } from './figure';
import { formatWhole } from './format-whole';
import { median } from './median';
import type { SiteBenchOptions } from './options';
import { rate } from './rate';
import type { Recorded } from './recorded';
import { saveFigures } from './save-figures';

/** A page of text in the shell, the same with any catalogue. */
const PAGE = '/faq';
/** Of what the page is served at when all is open, so much has to be left while a switch is on. */
const CLOSED_SHARE = 0.5;
const STATUS = { open: 200, maintenance: 503, 'another country': 200, 'blocked country': 451 };
type State = keyof typeof STATUS;

const SWITCHES: Record<State, object> = {
  open: {},
  maintenance: { maintenance: true },
  'another country': { blockedCountries: ['XA'] },
  'blocked country': { blockedCountries: ['XB'] },
};
const COUNTRY = { header: 'bench-country', value: 'XB' };

/** Measures a warm page while all is open, while a switch is on, and the same bytes from a bare server. */
export async function benchSwitches({
  seconds,
  rounds,
  scratch,
  json,
  build,
  serve,
}: SiteBenchOptions): Promise<Figure[]> {
  const site = await serve(scratch, { COUNTRY_HEADER: COUNTRY.header });
  const bare = await startChild(path.join(build, 'bare-process.cjs'));
  const rates: Record<string, number[]> = { bare: [] };
  try {
    await bare.tell([await record(site.address + PAGE)]);
    for (let round = 0; round < rounds; round++) {
      rates.bare!.push(await rate(`http://127.0.0.1:${bare.port}/`, { headers, seconds }));
      for (const state of Object.keys(STATUS) as State[]) {
        writeFileSync(path.join(scratch, 'switches.json'), JSON.stringify(SWITCHES[state]));
        await untilStatus(site.address + PAGE, STATUS[state]);
        (rates[state] ??= []).push(await rate(site.address + PAGE, { headers, status: STATUS[state], seconds }));
      }
    }
  } finally {
    await Promise.all([site.close(), bare.close()]);
  }
  const medians = Object.fromEntries(Object.entries(rates).map(([name, values]) => [name, median(values)]));
  saveFigures(json, { rounds, rates, medians });
  const { bare: ofBare = NaN, open = NaN } = medians;
  return (Object.keys(STATUS) as State[]).map((state) => {
    const beside = `${formatWhole(medians[state]!)} a second; open ${formatWhole(open)}, bare ${formatWhole(ofBare)}`;
    const [value, unit] = state === 'open' ? [open / ofBare, 'of bare'] : [medians[state]! / open, 'of open'];
    return {
      what: `a page, ${state}`,
      value,
      unit,
      beside,
      ...(state !== 'open' && { limit: { least: CLOSED_SHARE } }),
    };
  });
}

const headers = { [COUNTRY.header]: COUNTRY.value };

async function record(url: string): Promise<Recorded> {
  const response = await fetch(url);
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: new Uint8Array(await response.arrayBuffer()),
  };
}

async function untilStatus(url: string, status: number): Promise<void> {
  while ((await fetch(url, { headers })).status !== status) await new Promise((retry) => setTimeout(retry, 100));
  // The first has warmed what the others are measured with.
  await rate(url, { headers, status, seconds: 1 });
}
