import type { Ground } from '../../story/scene';
import type { Box, Point } from '../geometry';
import { boxPath } from '../places/shape';
import type { Rng } from '../rng';
import type { Sheet } from '../sheet';
import { path, type Svg } from '../svg';
import { flowers } from '../texture/flowers';
import { focusLines } from '../texture/focus-lines';
import { dotRamp, flatDots } from '../texture/halftone';
import { rays } from '../texture/rays';
import { speedLines } from '../texture/speed-lines';
import type { World } from '../world/world';

interface GroundView {
  box: Box;
  /** Where the eye should go. */
  focus: Point;
  world: World;
}

type DrawGround = (sheet: Sheet, rng: Rng, view: GroundView) => Svg;

const fill = (box: Box, colour: string) => path(boxPath(box), { fill: colour });

const RAMPS = [
  (_u: number, v: number) => 0.85 * v - 0.2,
  (_u: number, v: number) => 0.7 - 0.9 * v,
  (u: number) => 0.75 * u - 0.25,
  (u: number) => 0.5 - 0.75 * u,
];

function focused(ground: string, lines: string): DrawGround {
  return (_sheet, rng, { box, focus }) =>
    fill(box, ground) +
    focusLines(rng, { box, centre: focus, rx: box.width * 0.32, ry: box.height * 0.32, colour: lines });
}

function speeding(ground: string, lines: string): DrawGround {
  return (_sheet, rng, { box }) =>
    fill(box, ground) + speedLines(rng, { box, angle: rng.range(-24, -10), colour: lines, count: 110 });
}

const DRAWERS: Record<Exclude<Ground, 'place'>, DrawGround> = {
  plain: (_sheet, rng, { box, world }) =>
    fill(box, world.ground.plain) +
    dotRamp({
      box,
      pitch: 12,
      colour: world.ground.dots,
      value: world.finish.noir ? () => 0 : rng.pick([() => 0, ...RAMPS.slice(0, 2)]),
    }),
  dots: (sheet, rng, { box, world }) => {
    const { dotted, dots } = world.ground;
    if (rng.chance(0.5)) return fill(box, dotted) + dotRamp({ box, pitch: 12, colour: dots, value: rng.pick(RAMPS) });
    return (
      fill(box, dotted) +
      fill(box, flatDots(sheet, { pitch: 9, radius: 9 * 0.6 * rng.pick([0.3, 0.36, 0.42]), colour: dots }))
    );
  },
  'focus-white': focused('#ffffff', '#131316'),
  'focus-black': focused('#131316', '#ffffff'),
  'speed-white': speeding('#ffffff', '#131316'),
  'speed-black': speeding('#131316', '#ffffff'),
  flowers: (_sheet, rng, { box, world }) =>
    fill(box, '#ffffff') +
    dotRamp({
      box,
      pitch: 12,
      colour: world.ground.dots,
      value: (u, v) => Math.hypot(u - 0.5, v - 0.55) * 0.9 - 0.22,
    }) +
    flowers(rng, box, '#131316', '#ffffff'),
  black: (_sheet, _rng, { box, world, focus }) =>
    fill(box, world.ground.black) +
    dotRamp({
      box,
      pitch: 13,
      colour: '#8b8680',
      value: (u, v) => 0.8 - 1.25 * Math.hypot(u - (focus.x - box.x) / box.width, v - (focus.y - box.y) / box.height),
    }),
  rays: (_sheet, rng, { box, focus, world }) =>
    fill(box, world.finish.noir ? '#d9d5cc' : '#ffffff') +
    rays(box, focus, world.finish.noir ? '#8b8680' : '#d9d5cc', 20, rng.range(0, 0.3)),
};

/** What stands behind people when it is not a place. */
export function drawGround(sheet: Sheet, rng: Rng, kind: Exclude<Ground, 'place'>, view: GroundView): Svg {
  const own = view.world.moods[kind];
  if (own) return own(sheet, rng, { box: view.box, focus: view.focus, spot: view.world.finish.spot });
  return DRAWERS[kind](sheet, rng, view);
}
