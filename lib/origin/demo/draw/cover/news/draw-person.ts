import { drawBust } from '../../people/bust';
import type { BustView } from '../../people/bust-view';
import type { Character } from '../../people/character';
import { place, type Svg } from '../../svg';
import type { NewsStage } from './news-stage';

/** How somebody is seen: where the middle of the head is, and the rest of it. */
interface Seen extends Omit<BustView, 'finish' | 'close'> {
  x: number;
  y: number;
  /** In degrees. */
  lean?: number;
}

/** Somebody down to the waist, with what rests on their hands; `held` in the units of a bust. */
export function drawPerson(
  { sheet, finish }: NewsStage,
  who: Character,
  { x, y, lean = 0, ...view }: Seen,
  held: Svg = '',
): Svg {
  return place(drawBust(sheet, who, { ...view, finish }).svg + held, { x, y }, view.scale, lean);
}
