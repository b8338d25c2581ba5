import type { Figure } from './figure';
import { formatTable } from './format-table';
import { formatWhole } from './format-whole';
import { CONNECTIONS } from './load';
import { growthOf, LIMITS, speedRatio, type Sample } from './sample';

export interface Compared {
  call: string;
  /** Reads have a floor. */
  isRead: boolean;
  sizes: { size: number; bare: Sample; origin: Sample }[];
}

export interface GrownCall {
  call: string;
  sizes: { size: number; origin: Sample }[];
}

export interface Report {
  seconds: number;
  rounds: number;
  compared: Compared[];
  grown: GrownCall[];
  memory: { size: number; megabytes: number }[];
}

const SPEED_NOTES = `a second: requests answered. µs: processor time that the server spent on each; busy: of its event loop. of bare: the lower of the ratios
of both, since the maker of the load may be slower than the bare server. “A reader’s” calls carry a session; each PUT is a new favourite.`;
const GROWTH_NOTES = `Processor time per call in µs by number of series, for every call that does not list the whole catalogue. “Anew”: every request comes
under another host name, so that no kept answer serves it.`;

/** Prints every figure at every size. */
export function printReport({ seconds, rounds, compared, grown }: Report): void {
  console.log(
    `\n=== The origin beside a bare Node server that returns the same bytes; medians of ${rounds} rounds of ${seconds} s, ${CONNECTIONS} connections\n${SPEED_NOTES}\n`,
  );
  console.log(
    formatTable(
      ['call', 'series', 'bare a second', 'µs', 'busy', 'origin a second', 'µs', 'busy', 'of bare'],
      compared.flatMap(({ call, sizes }) =>
        sizes.map(({ size, bare, origin }) => [
          call,
          size,
          ...cellsOf(bare),
          ...cellsOf(origin),
          speedRatio({ bare, origin }),
        ]),
      ),
    ),
  );
  const calls: GrownCall[] = [...compared, ...grown];
  console.log(`\n=== Growth with the catalogue\n${GROWTH_NOTES}\n`);
  console.log(
    formatTable(
      ['call', ...(calls[0]?.sizes.map(({ size }) => size.toLocaleString('en')) ?? [])],
      calls.map(({ call, sizes }) => [call, ...sizes.map(({ origin }) => origin.microseconds)]),
    ),
  );
}

const cellsOf = ({ perSecond, microseconds, busy }: Sample) => [perSecond, microseconds, `${Math.round(busy * 100)}%`];

/** What is judged: of each call its slowest size, its growth, and the most memory. */
export function originFigures({ compared, grown, memory }: Report): Figure[] {
  return [...compared.map(speedFigure), ...[...compared, ...grown].map(growthFigure), ...memory.map(memoryFigure)];
}

function speedFigure({ call, isRead, sizes }: Compared): Figure {
  const [slowest] = sizes.map((each) => ({ ...each, ratio: speedRatio(each) })).sort((a, b) => a.ratio - b.ratio);
  const { size, bare, origin, ratio } = slowest!;
  const beside = `at ${size.toLocaleString('en')} series ${formatWhole(origin.perSecond)} a second, ${formatWhole(origin.microseconds)} µs; bare ${formatWhole(bare.perSecond)}, ${formatWhole(bare.microseconds)} µs`;
  return { what: call, value: ratio, unit: 'of bare', beside, ...(isRead && { limit: { least: LIMITS.ratio } }) };
}

/** Told alone where there is one size, which is as large as itself. */
function growthFigure({ call, sizes }: GrownCall): Figure {
  const beside = `${sizes.map(({ origin }) => formatWhole(origin.microseconds)).join(', ')} µs at ${sizes.map(({ size }) => size.toLocaleString('en')).join(', ')} series`;
  return {
    what: `growth of ${call}`,
    value: growthOf(sizes.map(({ origin }) => origin)),
    unit: 'times',
    beside,
    ...(sizes.length > 1 && { limit: { most: LIMITS.growth } }),
  };
}

function memoryFigure({ size, megabytes }: Report['memory'][number]): Figure {
  return {
    what: `memory at ${size.toLocaleString('en')} series`,
    value: megabytes,
    unit: 'MB',
    limit: { most: LIMITS.megabytes },
  };
}
