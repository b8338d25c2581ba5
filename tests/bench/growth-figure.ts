import type { Figure, Limit } from './figure';
import type { GrownPage } from './grown-pages';
import type { Rendering } from './measure-rendering';
import { median } from './median';
import { LIMITS } from './sample';

export interface MeasuredPage {
  page: GrownPage;
  /** By size, in the order of the sites: each round's rendering, and the kept page's. */
  sizes: { size: number; cold: Rendering[]; warm: Rendering[] }[];
}

/**
 * What a page costs with the most series: of that with the fewest, or of that with the fewest with which it has ended to grow. Of one that counts all, what it takes. Where
 * one size is left, there is no growth to judge. NaN where anything was answered otherwise than with the page, made or kept, or where what is to be made was there.
 */
export function growthFigure({ page: { name, growsTo = 0, most }, sizes }: MeasuredPage): Figure {
  const isAnswered = sizes.every((size) => faultOf(size) === undefined);
  const figure = (value: number, unit: string, limit?: Limit): Figure => ({
    what: name,
    value: isAnswered ? value : NaN,
    unit,
    beside: sizes.map(tell).join('; '),
    ...(limit && { limit }),
  });
  // Of all sizes the worst: what is refused for the largest is soon done.
  const worst = (among: MeasuredPage['sizes']) => Math.max(...among.map(({ cold }) => processorOf(cold)));
  if (most !== undefined) return figure(worst(sizes), 'ms of the processor', { most });
  const grown = sizes.filter(({ size }) => size >= growsTo);
  const isJudged = grown.length > 1;
  const compared = isJudged ? grown : sizes;
  const { size, cold } = compared[0]!;
  return figure(
    worst(compared) / processorOf(cold),
    `of ${size.toLocaleString('en')} series`,
    isJudged ? { most: LIMITS.growth } : undefined,
  );
}

type MeasuredSize = MeasuredPage['sizes'][number];

/** What else the process does while a page is made comes on top, and now and then to what is taken off for asking, so that a round seems to cost nothing: the most of the cheapest quarter of the rounds is nearest to what the page costs. */
function processorOf(renderings: readonly Rendering[]): number {
  const sorted = renderings.map(({ processor }) => processor).sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 4)]!;
}
const latencyOf = (renderings: readonly Rendering[]) => median(renderings.map(({ milliseconds }) => milliseconds));
/** Why there is no figure. */
function faultOf({ cold, warm }: MeasuredSize): string | undefined {
  const refused = [...cold, ...warm].find(({ status }) => status !== 200);
  return refused ? String(refused.status) : cold.some(({ isKept }) => isKept) ? 'not made anew' : undefined;
}

function tell(measured: MeasuredSize): string {
  const { size, cold, warm } = measured;
  const fault = faultOf(measured);
  if (fault) return `${size.toLocaleString('en')}: ${fault}`;
  const kibibytes = median(cold.map(({ bytes }) => bytes)) / 1_024;
  return `${size.toLocaleString('en')}: ${processorOf(cold).toFixed(1)} ms of the processor, ${latencyOf(cold).toFixed(0)} ms, kept ${latencyOf(warm).toFixed(1)} ms, ${kibibytes.toFixed(0)} KiB`;
}
