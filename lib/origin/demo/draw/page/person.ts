import type { Beat } from '../../story/scene';
import type { Box, Point } from '../geometry';
import type { Speaker } from '../letters/speech';
import { bearingOf } from '../people/bearing';
import { drawBust } from '../people/bust';
import type { Character, Expression } from '../people/character';
import type { Drawn } from '../people/drawn';
import { drawFigure } from '../people/figure';
import type { Finish } from '../people/finish';
import type { Rng } from '../rng';
import type { Sheet } from '../sheet';
import { place, type Svg } from '../svg';
import type { Seen } from './camera';
import { drawHeld } from './held';

export interface PersonOnPage extends Speaker {
  svg: Svg;
}

/** How somebody looks who only listens, by what the other shows. */
const LISTENING: Record<Expression, Expression> = {
  neutral: 'neutral',
  happy: 'smile',
  smile: 'smile',
  angry: 'worry',
  shout: 'shock',
  shock: 'neutral',
  sad: 'worry',
  determined: 'neutral',
  smug: 'angry',
  laugh: 'smile',
  talk: 'neutral',
  cry: 'sad',
  worry: 'neutral',
  asleep: 'neutral',
};

function draw(sheet: Sheet, rng: Rng, who: Character, beat: Beat, seen: Seen, finish: Finish): Drawn {
  const expression = seen.aside ? (beat.hearing ?? LISTENING[beat.expression]) : beat.expression;
  const { scale } = seen;
  if (seen.as === 'bust') {
    const turn = seen.facing * (beat.shot === 'close' ? rng.range(0.15, 0.5) : rng.range(0.3, 0.75));
    return drawBust(sheet, who, {
      turn,
      expression,
      pose: seen.aside ? 'down' : beat.pose,
      close: beat.shot !== 'half',
      finish,
      scale,
    });
  }
  const facing = seen.from === 'back' ? 'back' : seen.from === 'front' ? 'front' : seen.facing > 0 ? 'right' : 'left';
  return drawFigure(sheet, who, {
    stance: seen.aside && beat.stance !== 'sit' ? 'stand' : (beat.stance ?? 'stand'),
    facing,
    expression,
    finish,
    scale,
    silhouette: seen.silhouette,
    bearing: bearingOf(rng, seen.aside ? undefined : beat.pose, seen.from),
  });
}

/** The point on the page of a point in head units. */
function onPage({ at, scale, lean = 0 }: Seen, { x, y }: Point): Point {
  const a = (lean * Math.PI) / 180;
  return {
    x: at.x + scale * (x * Math.cos(a) - y * Math.sin(a)),
    y: at.y + scale * (x * Math.sin(a) + y * Math.cos(a)),
  };
}

function boxOnPage(seen: Seen, box: Box): Box {
  const middle = onPage(seen, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const [width, height] = [box.width * seen.scale, box.height * seen.scale];
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

/** One person drawn where the camera sees them, and what letters must know of them. */
export function drawPerson(
  sheet: Sheet,
  rng: Rng,
  who: Character,
  beat: Beat,
  seen: Seen,
  finish: Finish,
): PersonOnPage {
  const drawn = draw(sheet, rng, who, beat, seen, finish);
  const held = beat.holds && seen.as === 'bust' && !seen.aside ? drawHeld(beat.holds, who, seen, finish) : '';
  const box = boxOnPage(seen, drawn.box);
  // From behind there is no face: the head is the top of the figure.
  const head = {
    x: box.x + box.width * 0.25,
    y: box.y,
    width: box.width * 0.5,
    height: Math.min(box.height * 0.2, box.width),
  };
  return {
    svg: place(drawn.svg + held, seen.at, seen.scale, seen.lean),
    box,
    face: drawn.face ? boxOnPage(seen, drawn.face) : head,
    core: drawn.core && boxOnPage(seen, drawn.core),
    mouth: drawn.mouth ? onPage(seen, drawn.mouth) : { x: head.x + head.width / 2, y: head.y + head.height * 0.7 },
  };
}
