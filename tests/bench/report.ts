import { formatTable } from './format-table';
import { CONNECTIONS } from './load';
import { atLeast, atMost, growthOf, LIMITS, speedRatio, type Sample, type Verdict } from './verdicts';

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
  node: string;
  processors: number;
  /** Processes that wanted a processor in the minute before: with more of them than processors, figures are lower and uneven. */
  othersBefore: number;
  seconds: number;
  rounds: number;
  compared: Compared[];
  grown: GrownCall[];
  memory: { size: number; megabytes: number }[];
}

/** Prints every figure beside its floor or budget. Gives whether all are kept. */
export function printReport(report: Report): boolean {
  const parts = [speedPart(report), growthPart(report), memoryPart(report)];
  const { node, processors, othersBefore, rounds, seconds } = report;
  console.log(`\nNode ${node}, ${processors} processors, load before ${othersBefore.toFixed(1)}; medians of ${rounds} rounds of ${seconds} s, ${CONNECTIONS} connections`);
  for (const { title, notes, table } of parts) console.log(`\n=== ${title}\n${notes}\n\n${table}`);
  const missed = parts.flatMap(({ verdicts }) => verdicts).filter((verdict) => verdict === 'MISSED').length;
  console.log(missed ? `\n${missed} figures missed their limit.` : '\nEvery figure keeps its limit.');
  return missed === 0;
}

interface Part {
  title: string;
  notes: string;
  table: string;
  verdicts: Verdict[];
}

const SPEED_NOTES = `a second: requests answered. µs: processor time that the server spent on each; busy: of its event loop. of bare: the lower of the ratios
of both, since the maker of the load may be slower than the bare server. “A reader’s” calls carry a session; each PUT is a new favourite.`;

function speedPart({ compared }: Report): Part {
  const verdicts: Verdict[] = [];
  const rows = compared.flatMap(({ call, isRead, sizes }) =>
    sizes.map(({ size, bare, origin }) => {
      const ratio = speedRatio({ bare, origin });
      const verdict = atLeast(ratio, LIMITS.ratio);
      if (isRead) verdicts.push(verdict);
      const [floor, judged] = isRead ? [LIMITS.ratio, verdict] : ['', ''];
      return [
        call, size, bare.perSecond, bare.microseconds, percent(bare.busy), origin.perSecond, origin.microseconds, percent(origin.busy), ratio, floor, judged,
      ];
    }),
  );
  const head = ['call', 'series', 'bare a second', 'µs', 'busy', 'origin a second', 'µs', 'busy', 'of bare', 'floor', ''];
  return { title: 'The origin beside a bare Node server that returns the same bytes', notes: SPEED_NOTES, table: formatTable(head, rows), verdicts };
}

const GROWTH_NOTES = `Processor time per call in µs by number of series, for every call that does not list the whole catalogue. “Anew”: every request comes
under another host name, so that no kept answer serves it.`;

function growthPart({ compared, grown }: Report): Part {
  const calls: GrownCall[] = [...compared, ...grown];
  const verdicts: Verdict[] = [];
  const rows = calls.map(({ call, sizes }) => {
    const growth = growthOf(sizes.map(({ origin }) => origin));
    const verdict = atMost(growth, LIMITS.growth);
    verdicts.push(verdict);
    return [call, ...sizes.map(({ origin }) => origin.microseconds), growth, LIMITS.growth, verdict];
  });
  const sizes = calls[0]?.sizes.map(({ size }) => size.toLocaleString('en')) ?? [];
  const head = ['call', ...sizes, 'growth', 'budget', ''];
  return { title: 'Growth with the catalogue', notes: GROWTH_NOTES, table: formatTable(head, rows), verdicts };
}

function memoryPart({ memory }: Report): Part {
  const verdicts = memory.map(({ megabytes }) => atMost(megabytes, LIMITS.megabytes));
  const rows = memory.map(({ size, megabytes }, index) => [size.toLocaleString('en'), megabytes, LIMITS.megabytes, verdicts[index]!]);
  const notes = 'The most that the origin’s process held, in megabytes.';
  return { title: 'Memory', notes, table: formatTable(['series', 'peak', 'budget', ''], rows), verdicts };
}

function percent(part: number): string {
  return `${Math.round(part * 100)}%`;
}
