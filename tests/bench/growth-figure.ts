import type { Figure } from './figure';
import type { GrownPage } from './grown-pages';
import type { Rendering } from './measure-rendering';
import { median } from './median';
import { LIMITS } from './sample';

export interface MeasuredPage {
  page: GrownPage;
  /** By size, in the order of the sites: each round's rendering, and the kept page's. */
  sizes: { size: number; cold: Rendering[]; warm: Rendering[] }[];
}

/** What a page costs with the most series, of that with the fewest. With one size there is nothing to judge. NaN where anything was answered otherwise than with the page, made or kept, or where what is to be made was there. */
export function growthFigure({ page: { name, grows }, sizes }: MeasuredPage): Figure {
  const first = sizes[0]!;
  // Of all sizes the worst: what is refused for the largest is soon done.
  const growth = Math.max(...sizes.map(({ cold }) => processorOf(cold))) / processorOf(first.cold);
  const isAnswered = sizes.every((size) => faultOf(size) === undefined);
  const isJudged = !grows && sizes.length > 1;
  return { what: name, value: isAnswered ? growth : NaN, unit: `of ${first.size.toLocaleString('en')} series`, beside: sizes.map(tell).join('; '), ...(isJudged && { limit: { most: LIMITS.growth } }) };
}

type MeasuredSize = MeasuredPage['sizes'][number];

const processorOf = (renderings: readonly Rendering[]) => median(renderings.map(({ processor }) => processor));
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
