import type { Prop } from '../../../story/scene';
import type { Svg } from '../../svg';
import { COURTLY_PROPS } from './courtly-props';
import type { Finish } from '../../people/finish';
import type { Era } from '../../world/era-of';
import { FOLK_PROPS } from './folk-props';
import { MODERN_PROPS } from './modern-props';
import { PAPER_PROPS } from './paper-props';
import type { Thing } from './prop-ink';
import { TABLE_PROPS } from './table-props';

const EVERY_AGE = { ...MODERN_PROPS, ...PAPER_PROPS, ...TABLE_PROPS } as Record<Prop, Thing>;
const OF: Record<Era, Partial<Record<Prop, Thing>>> = { modern: {}, courtly: COURTLY_PROPS, folk: FOLK_PROPS };

function thingOf(prop: Prop, era: Era = 'modern'): Thing {
  return OF[era][prop] ?? EVERY_AGE[prop];
}

/** Where a thing stands, in its own units; undefined for what lies or hangs. */
export function footOf(prop: Prop, { era }: Pick<Finish, 'era'>): number | undefined {
  return thingOf(prop, era).foot;
}

/** A thing about 300 across as its time made it, its middle at the origin. `line` in px of its own units. */
export function drawProp(prop: Prop, line: number, { spot, era }: Pick<Finish, 'spot' | 'era'>): Svg {
  return thingOf(prop, era).draw({
    ink: '#131316',
    line,
    paper: '#ffffff',
    light: '#d9d5cc',
    mid: '#8b8680',
    dark: '#55524d',
    spot,
  });
}
