import type { SeriesLook } from '../../looks/series-look';
import type { Ground } from '../../story/scene';
import type { StagedBeat } from '../../story/stage-scene';
import { bounds, centre } from '../bounds';
import type { Box, Point, Quad } from '../geometry';
import type { Speaker } from '../letters/speech';
import type { Finish } from '../people/finish';
import { inked, rect } from '../places/shape';
import { rng, type Rng } from '../rng';
import type { Sheet } from '../sheet';
import { place, polygon, type Svg } from '../svg';
import { drawFrame } from '../world/frame';
import { printed } from '../world/inks';
import type { Setting } from '../world/setting';
import { worldOf } from '../world/world-of';
import type { World } from '../world/world';
import { aim, type Seen } from './camera';
import { foldAside } from './fold-aside';
import { drawGround } from './ground';
import { drawPerson, type PersonOnPage } from './person';
import { drawProp, footOf } from './prop/draw-prop';
import { reserveText } from './reserve-text';
import { drawShelter } from './shelter';

interface PanelFrame {
  quad: Quad;
  staged: StagedBeat;
  look: SeriesLook;
  /** Seeds what the whole scene shares: its place, who stands on which side. */
  chapter: string;
  /** Seeds this panel alone. */
  name: string;
  page: { width: number; height: number };
  /** Size of the dialogue in px: words ask for room. */
  letterSize: number;
  /** Whether a place shown for itself has people in it. */
  peopled?: boolean;
  /** Where a page is cut: no face lies there. */
  fold?: Box;
}

/** A panel as drawn, without letters. */
export interface PanelArt {
  svg: Svg;
  quad: Quad;
  people: readonly (Speaker & { role: Seen['role'] })[];
  /** The thing it shows, if it shows one. */
  thing?: Box;
}

function visible(quad: Quad, page: { width: number; height: number }): Box {
  const all = bounds(quad);
  const [x, y] = [Math.max(0, all.x), Math.max(0, all.y)];
  return {
    x,
    y,
    width: Math.min(page.width, all.x + all.width) - x,
    height: Math.min(page.height, all.y + all.height) - y,
  };
}

/** Where the origin of somebody seen smaller goes: figures stay on the ground, chins about where they were. */
function foot(one: Seen, scale: number): number {
  return one.as === 'figure' ? one.at.y : one.at.y + 160 * (one.scale - scale);
}

/** Moves people sideways until no head lies on the fold. */
function clearOfFold(seen: readonly Seen[], box: Box, fold: Box | undefined): readonly Seen[] {
  if (!fold) return seen;
  const middle = fold.x + fold.width / 2;
  return seen.map((one) => {
    const half = (one.as === 'bust' ? 190 : 150) * one.scale;
    const off = fold.width / 2 + half;
    const away = one.at.x - middle;
    if (Math.abs(away) >= off) return one;
    // To the side with more of the panel, or else half of the head leaves it.
    const room = { left: middle - fold.width / 2 - box.x, right: box.x + box.width - middle - fold.width / 2 };
    const tight = Math.min(room.left, room.right) < 1.8 * half;
    const right = Math.abs(room.right - room.left) < off && !tight ? away >= 0 : room.right > room.left;
    const fits = Math.max(0.6, Math.min(1, (right ? room.right : room.left) / (1.8 * half)));
    const scale = one.scale * fits;
    const reach = fold.width / 2 + half * fits;
    return { ...one, scale, at: { y: foot(one, scale), x: middle + (right ? reach : -reach) } };
  });
}

/** Grounds on which dark figures need no rim, and faces lie in full light. */
const LIT: ReadonlySet<Ground> = new Set(['plain', 'dots', 'flowers', 'rays', 'focus-white', 'speed-white']);

/** On these dark people need a rim in the lightest world. */
const DARK: ReadonlySet<Ground> = new Set(['black', 'focus-black', 'speed-black']);

/** What all panels of a scene share. */
function sceneRng({ chapter, staged }: PanelFrame): Rng {
  return rng(`${chapter}/${staged.sceneId}`);
}

/** One of the world's places; under a roof or under the sky where the scene says so and the world has such. */
function settingOf(frame: PanelFrame, world: World): Setting {
  const { where } = frame.staged;
  const fit = where ? world.settings.filter(({ weather }) => (weather !== undefined) === (where === 'indoors')) : [];
  return sceneRng(frame)
    .fork('setting')
    .pick(fit.length ? fit : world.settings);
}

/** No place is drawn narrower than this against its height: rooms would stretch like rubber. */
const NARROWEST = 0.8;

/** The place of a scene, seen larger and a little aside: every panel shows another piece of the same spot. */
function scenery(sheet: Sheet, random: Rng, frame: PanelFrame, world: World, box: Box, seen: readonly Seen[]): Svg {
  const { beat } = frame.staged;
  const scene = sceneRng(frame);
  const setting = settingOf(frame, world);
  const far = beat.shot === 'establish';
  const figures = seen.some(({ as }) => as === 'figure');
  const zoom = far || figures ? random.range(1, 1.12) : random.range(1.25, 1.7);
  const width = Math.max(box.width, NARROWEST * box.height) * zoom;
  const view = {
    width,
    height: box.height * zoom,
    x: box.x - (width - box.width) * random.next(),
    y: box.y - box.height * (zoom - 1) * (figures ? 1 : random.range(0.08, 0.4)),
  };
  const draw = far ? setting.far : setting.near;
  const dry = setting.weather === 'never' || (setting.weather === 'from-afar' && !far);
  const weather = dry ? '' : (world.weather?.(random.fork('weather'), box) ?? '');
  return draw(sheet, scene.fork(far ? 'far' : 'near'), { box: view, finish: world.finish, far, figures }) + weather;
}

/** Grounds on which a thing stands on something; on the others it flies. */
const STILL: ReadonlySet<Ground> = new Set(['plain', 'dots', 'black']);
/** How far behind its foot a table goes on, in the units of a thing. */
const SUNK = 22;

/** A table, or a floor, across the panel. */
function drawSupport(box: Box, y: number, dark: boolean, { line }: Finish): Svg {
  return inked(rect(box.x - 20, y, box.width + 40, box.y + box.height - y + 20), dark ? '#35322f' : '#e8e4dc', {
    ink: dark ? '#8b8680' : '#131316',
    line: line * 0.6,
  });
}

function drawThing(frame: PanelFrame, world: World, box: Box, random: Rng): { svg: Svg; box: Box } | undefined {
  const { prop } = frame.staged.beat;
  if (!prop) return undefined;
  const words = (frame.staged.beat.text ?? []).length > 0;
  const { ground } = frame.staged.beat;
  const scale = Math.min(box.width / 400, box.height / (words ? 490 : 390));
  const at = {
    x: box.x + box.width * (0.5 + (words ? random.pick([-0.12, 0.12]) : 0)),
    y: box.y + box.height * (words ? 0.6 : 0.52),
  };
  const foot = footOf(prop, world.finish);
  const stands = foot !== undefined && STILL.has(ground);
  const tilt = random.range(-8, 8);
  const thing = place(
    drawProp(prop, world.finish.line / scale, world.finish),
    at,
    scale,
    foot === undefined ? tilt : stands ? 0 : tilt / 2,
  );
  const support = stands ? drawSupport(box, at.y + foot * scale - SUNK * scale, ground === 'black', world.finish) : '';
  return {
    svg: support + thing,
    box: { x: at.x - 150 * scale, y: at.y - 150 * scale, width: 300 * scale, height: 300 * scale },
  };
}

/** Whether two stand out in the weather, side by side, where the world gives them something to share. */
function sheltered(frame: PanelFrame, world: World, seen: readonly Seen[]): boolean {
  if (!world.shelter || frame.staged.beat.ground !== 'place' || settingOf(frame, world).weather) return false;
  return (
    seen.length === 2 &&
    seen.every(({ as, near, from }) => as === 'figure' && !near && from === 'back') &&
    (frame.staged.beat.stance ?? 'stand') !== 'sit'
  );
}

/** Where the eye should go: to the face, to the thing, to the middle. */
function focusOf(people: readonly PersonOnPage[], thing: Box | undefined, box: Box): Point {
  return centre(people[0]?.face ?? thing ?? box);
}

/** Draws one panel, cut to its frame. What letters later need to know comes with it. */
export function drawPanel(sheet: Sheet, frame: PanelFrame): PanelArt {
  const { staged, quad, look } = frame;
  const { beat } = staged;
  const world = worldOf(look);
  const dark = DARK.has(beat.ground) || (beat.ground === 'place' && settingOf(frame, world).dark === true);
  const finish = { ...world.finish, noir: world.finish.noir && !LIT.has(beat.ground), rim: dark };
  const random = rng(`${frame.name}/art`);
  const box = visible(quad, frame.page);
  const sideOfA = rng(`${frame.chapter}/${staged.sceneId}/sides`).pick([-1, 1] as const);
  const words = reserveText(beat, frame.letterSize, Math.min(2, Math.max(0.8, (1.2 * box.width) / box.height)));
  const seen = clearOfFold(
    aim(random.fork('camera'), beat, { box, words: words, sideOfA, peopled: frame.peopled ?? false }),
    box,
    frame.fold,
  );
  const draw = (one: Seen) =>
    drawPerson(
      sheet,
      random.fork(one.role),
      look.cast[staged.casting[one.role]] ?? look.cast[0],
      beat,
      { ...one, silhouette: one.silhouette && !dark },
      finish,
    );
  const people = seen.map((one) => {
    const person = draw(one);
    const aside = foldAside(person.core, frame.fold, box);
    return {
      role: one.role,
      near: one.near ?? false,
      ...(aside ? draw({ ...one, at: { ...one.at, x: one.at.x + aside } }) : person),
    };
  });
  const thing = drawThing(frame, world, box, random.fork('prop'));
  const ground =
    beat.ground === 'place'
      ? scenery(sheet, random.fork('place'), frame, world, box, seen)
      : drawGround(sheet, random.fork('ground'), beat.ground, { box, focus: focusOf(people, thing?.box, box), world });
  // The listener stands behind whoever speaks, unless seen past their shoulder.
  const figures = [...people]
    .reverse()
    .sort((a, b) => Number(a.near) - Number(b.near))
    .map(({ svg }) => svg)
    .join('');
  const shelter = sheltered(frame, world, seen)
    ? drawShelter(
        people.map(({ face }) => face),
        finish,
      )
    : '';
  const outline = polygon(quad);
  const svg =
    printed(sheet.clip(outline, ground + (thing?.svg ?? '') + shelter + figures), world.inks) +
    drawFrame(outline, DARK.has(beat.ground) ? world.darkFrame : world.frame);
  return { svg, quad, people, thing: thing?.box };
}
