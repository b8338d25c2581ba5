import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { startChild } from './child';
import { formatTable } from './format-table';
import { CONNECTIONS } from './load';
import { median } from './median';
import type { Recorded } from './recorded';
import { printCircumstances, saveFigures } from './save-figures';
import { atLeast } from './verdicts';

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

export interface SwitchesBenchOptions {
  seconds: number;
  rounds: number;
  json: string;
  /** Where the compiled scripts are. */
  build: string;
  /** Serves the built site over a data folder without a demo. */
  serve: (dataDir: string) => Promise<{ address: string; close: () => Promise<void> }>;
}

/** Measures a warm page while all is open, while a switch is on, and the same bytes from a bare server. Gives whether a switch costs no more than it may. */
export async function benchSwitches({ seconds, rounds, json, build, serve }: SwitchesBenchOptions): Promise<boolean> {
  const [othersBefore = 0] = loadavg();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'komawari-bench-switches-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  process.env.COUNTRY_HEADER = COUNTRY.header;
  const site = await serve(dataDir);
  const bare = await startChild(path.join(build, 'bare-process.cjs'));
  const rates: Record<string, number[]> = { bare: [] };
  try {
    await bare.tell([await record(site.address + PAGE)]);
    for (let round = 0; round < rounds; round++) {
      rates.bare!.push(await rate(`http://127.0.0.1:${bare.port}/`, 200, seconds));
      for (const state of Object.keys(STATUS) as State[]) {
        writeFileSync(path.join(dataDir, 'switches.json'), JSON.stringify(SWITCHES[state]));
        await untilStatus(site.address + PAGE, STATUS[state]);
        (rates[state] ??= []).push(await rate(site.address + PAGE, STATUS[state], seconds));
      }
    }
  } finally {
    await Promise.all([site.close(), bare.close()]);
  }
  const medians = Object.fromEntries(Object.entries(rates).map(([name, values]) => [name, median(values)]));
  saveFigures(json, { othersBefore, rounds, rates, medians });

  const open = medians.open!;
  const rows = Object.entries(medians).map(([name, each]) => {
    const verdict = name === 'bare' || name === 'open' ? '' : atLeast(each / open, CLOSED_SHARE);
    return [name, each, (each / medians.bare!).toFixed(3), (each / open).toFixed(2), verdict];
  });
  printCircumstances({ othersBefore }, `medians of ${rounds} rounds`);
  console.log(`\n=== ${PAGE} from the route cache, requests a second; while a switch is on at least ${CLOSED_SHARE} of open\n`);
  console.log(formatTable(['', 'a second', 'of bare', 'of open', ''], rows));
  return rows.every(([, , , , verdict]) => verdict !== 'MISSED');
}

const headers = { [COUNTRY.header]: COUNTRY.value };

async function record(url: string): Promise<Recorded> {
  const response = await fetch(url);
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: new Uint8Array(await response.arrayBuffer()) };
}

async function untilStatus(url: string, status: number): Promise<void> {
  while ((await fetch(url, { headers })).status !== status) await new Promise((retry) => setTimeout(retry, 100));
  // The first has warmed what the others are measured with.
  await rate(url, status, 1);
}

/** Requests that were answered in a second. @throws when one was answered with another status */
async function rate(url: string, status: number, seconds: number): Promise<number> {
  const { statusCodeStats, duration, errors } = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds });
  const answered = statusCodeStats?.[`${status}`]?.count ?? 0;
  const others = Object.keys(statusCodeStats ?? {}).filter((code) => code !== String(status));
  if (errors || others.length) throw new Error(`${url} was answered with ${others.join()} and ${errors} errors, not with ${status}`);
  return answered / duration;
}
