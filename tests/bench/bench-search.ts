import { limits } from '@/lib/limits';
import { openDatabase } from '@/lib/origin/store/open-database';
import type { Figure } from './figure';
import { formatTable } from './format-table';
import { growCatalogue } from './grow-catalogue';
import { measureFinder, type FinderFigures } from './measure-finder';
import { measureTyping, type Typed } from './measure-typing';
import type { BrowserBenchOptions } from './options';
import { saveFigures } from './save-figures';

/** A frame of a screen that draws sixty of them a second, in milliseconds. */
const FRAME = 16;
/** A letter is seen in one frame, and what it finds in the next. */
const ROWS_FRAMES = 2;
/** About as many titles as a browser takes are in the catalogue that the site is measured with, and no more: the synthetic series have somewhat fewer languages. */
const TITLES_OF_A_SERIES = 1.6;
/** The search alone is quick: as many more rounds. */
const FINDER_ROUNDS = 10;

/** Measures what a keystroke costs, in the search itself and in the browser, beside what the same costs at least. */
export async function benchSearch({ sizes, rounds, json, ...site }: BrowserBenchOptions): Promise<Figure[]> {
  const finders = sizes.map((titles) => measureFinder(titles, rounds * FINDER_ROUNDS));
  console.log('Measured the search');
  const typed = await measureSite({ rounds, ...site });
  saveFigures(json, { rounds, finders, typed });
  printFinders(finders);
  return [...finders.map(finderFigure), ...typed.flatMap(typedFigures)];
}

async function measureSite({
  rounds,
  scratch,
  executablePath,
  serve,
}: Pick<BrowserBenchOptions, 'rounds' | 'scratch' | 'executablePath' | 'serve'>): Promise<Typed[]> {
  const db = openDatabase({ dataDir: scratch });
  await growCatalogue(db, {
    size: Math.floor(limits.searchedTitlesMax / TITLES_OF_A_SERIES),
    now: Math.floor(Date.now() / 1000),
  });
  await db.destroy();
  const site = await serve(scratch);
  try {
    return await measureTyping({ address: site.address, executablePath, rounds });
  } finally {
    await site.close();
  }
}

function printFinders(finders: readonly FinderFigures[]): void {
  const rows = finders.flatMap(({ titles, keystrokes }) =>
    keystrokes.map(({ typed, hits, milliseconds, bare }) => [
      JSON.stringify(typed),
      titles,
      hits,
      bare.toFixed(3),
      milliseconds.toFixed(3),
      (milliseconds / bare).toFixed(2),
    ]),
  );
  console.log('\n=== The search of a keystroke beside a bare loop of `includes` over the same folded texts, in ms\n');
  console.log(formatTable(['typed', 'titles', 'series found', 'bare', 'search', 'of bare'], rows));
  console.log(
    `\nFolding a whole catalogue, once: ${finders.map(({ titles, index }) => `${titles.toLocaleString('en')} titles ${index.toFixed(0)} ms`).join(', ')}`,
  );
}

/** The slowest keystroke. */
function finderFigure({ titles, keystrokes }: FinderFigures): Figure {
  const [{ typed, milliseconds, bare } = { typed: '', milliseconds: NaN, bare: NaN }] = [...keystrokes].sort(
    (a, b) => b.milliseconds - a.milliseconds,
  );
  const beside = `${JSON.stringify(typed)}; a bare loop ${bare.toFixed(2)} ms`;
  return {
    what: `a keystroke, ${titles.toLocaleString('en')} titles`,
    value: milliseconds,
    unit: 'ms',
    beside,
    limit: { most: FRAME },
  };
}

/** What a letter holds up, and when its rows are there. All that is typed is in some name: without a row nothing was drawn, or it is looked for in the wrong place. */
export function typedFigures({ typed, rows, held, drawn, bare }: Typed): Figure[] {
  const figure = (what: string, value: number, most: number): Figure => {
    const beside = `${rows} rows; as HTML ${bare.toFixed(1)} ms`;
    return {
      what: `${JSON.stringify(typed)} in Chromium, ${what}`,
      value: rows > 0 ? value : NaN,
      unit: 'ms',
      beside,
      limit: { most },
    };
  };
  return [figure('the longest task', held, FRAME), figure('its rows', drawn, ROWS_FRAMES * FRAME)];
}
