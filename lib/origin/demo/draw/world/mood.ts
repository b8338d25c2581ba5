import type { Ground } from '../../story/scene';
import type { Box, Point } from '../geometry';
import type { Rng } from '../rng';
import type { Sheet } from '../sheet';
import type { Svg } from '../svg';

/** What a world shows behind people in a mood, where that is not what all worlds show. Drawn in the greys of the house. */
export type DrawMood = (sheet: Sheet, rng: Rng, view: { box: Box; focus: Point; spot: string }) => Svg;

export type Moods = Partial<Record<Exclude<Ground, 'place'>, DrawMood>>;
