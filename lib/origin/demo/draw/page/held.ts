import type { Beat, Prop } from '../../story/scene';
import type { Character } from '../people/character';
import type { Finish } from '../people/finish';
import { place, type Svg } from '../svg';
import { drawProp, footOf } from './prop/draw-prop';

/** Where both hands of a bust meet, in its units: a thing rests on them. */
const HANDS = { person: { x: 8, y: 362 }, cat: { x: 2, y: 216 } } as const;

/** What can be held: its size against the thing shown alone, and how far it reaches below its middle. */
const THINGS = {
  cup: { size: 0.5, low: 124 },
  'chipped-cup': { size: 0.5, low: 124 },
  letter: { size: 0.5, low: 84 },
  coin: { size: 0.32, low: 118 },
  key: { size: 0.44, low: 60 },
  page: { size: 0.42, low: 132 },
  note: { size: 0.42, low: 124 },
  map: { size: 0.62, low: 106 },
  photo: { size: 0.44, low: 136 },
} as const satisfies Partial<Record<Prop, { size: number; low: number }>>;

/** A thing in both hands of a bust that strikes the pose `hold`; `scale` in px for one of its units. */
export function drawHeld(
  thing: NonNullable<Beat['holds']>,
  who: Character,
  { facing, scale }: { facing: 1 | -1; scale: number },
  finish: Finish,
): Svg {
  const { size, low: lowest } = THINGS[thing];
  const low = footOf(thing, finish) ?? lowest;
  const { x, y } = HANDS[who.cat ? 'cat' : 'person'];
  return place(drawProp(thing, finish.line / (scale * size), finish), { x: facing * x, y: y - low * size }, size);
}
