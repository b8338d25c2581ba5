import type { Expression } from '../people/character';
import type { Beat, Role, Shot } from '../../story/scene';
import type { Box, Point } from '../geometry';
import type { Rng } from '../rng';

/** How one person is seen: where the origin of the drawing goes, and at how many px for one head unit. */
export interface Seen {
  role: Role;
  as: 'bust' | 'figure';
  at: Point;
  scale: number;
  /** 1 looks right, -1 left. */
  facing: 1 | -1;
  from: 'front' | 'side' | 'back';
  /** Listens rather than acts. */
  aside: boolean;
  silhouette?: boolean;
  /** Stands before whoever speaks. */
  near?: boolean;
  /** Degrees. */
  lean?: number;
}

interface Frame {
  /** What of the panel can be seen. */
  box: Box;
  /** Room that words want. */
  words?: { width: number; height: number };
  /** Which side role A keeps in this scene: -1 left, 1 right. */
  sideOfA: 1 | -1;
  /** Whether a place shown for itself has the leads standing in it. */
  peopled: boolean;
}

const HEAD = 265;
/** How often two people are seen past the shoulder of one. */
const OVER_SHOULDER = 0.45;
/** Feelings that tilt the camera. */
const STRONG: ReadonlySet<Expression> = new Set(['shout', 'shock', 'angry', 'determined', 'laugh']);
const CHIN = 125;
const CROWN = 140;
/** How far under the chin a bust is drawn. */
const BUST = 480;
const FIGURE = 950;

/** Heads against the smaller of the height and 1.25 widths. */
const HEAD_SHARE: Partial<Record<Shot, number>> = { close: 0.6, bust: 0.41, half: 0.29 };
/** Where the chin comes to, as a share of the height. */
const CHIN_AT: Partial<Record<Shot, number>> = { close: 0.86, bust: 0.72, half: 0.6 };

function sideOf(role: Role, sideOfA: 1 | -1): 1 | -1 {
  return role === 'A' ? sideOfA : role === 'B' ? (-sideOfA as 1 | -1) : 1;
}

/** Past the shoulder of whoever listens: large, from behind, in the corner of the side where the speaker usually stands. */
function overShoulder(beat: Beat, box: Box, speaker: Seen, side: 1 | -1): Seen[] {
  const scale = speaker.scale * 2.1;
  const top = Math.max(box.y + box.height * 0.42, speaker.at.y - CROWN * 0.6 * speaker.scale);
  const at = { x: box.x + box.width * (0.5 + side * 0.34), y: top + FIGURE * scale };
  return [speaker, { role: beat.also!, as: 'figure', at, scale, facing: 1, from: 'back', aside: true, near: true }];
}

function busts(rng: Rng, beat: Beat, { box, words, sideOfA }: Frame): Seen[] {
  const { width: W, height: H } = box;
  const who = beat.who!;
  const pair = beat.also && beat.shot !== 'close' ? [who, beat.also] : [who];
  const share = HEAD_SHARE[beat.shot] ?? 0.4;
  const beside = W > 1.2 * H && pair.length === 1;
  let scale = (share * Math.min(1.25 * W, H) * (pair.length > 1 ? 0.94 : 1)) / HEAD;
  // A low wide panel: the eyes alone, from edge to edge.
  if (beat.shot === 'close' && W > 1.75 * H && !(words && words.width > 0.42 * W)) {
    const near = Math.min(0.3 * W, 1.05 * H) / 184;
    const facing = -sideOf(who, sideOfA) as 1 | -1;
    const x = box.x + W * (0.5 + sideOf(who, sideOfA) * (words ? 0.2 : 0.06));
    return [
      { role: who, as: 'bust', at: { x, y: box.y + 0.44 * H }, scale: near, facing, from: 'front', aside: false },
    ];
  }
  // Alone in a wide panel somebody small would be lost.
  if (beside) scale *= Math.min(1.35, 0.72 + (0.3 * W) / H);
  const room = pair.length > 1 ? W / 2 : W;
  scale = Math.min(scale, room / (beat.shot === 'close' ? 330 : 420));
  const side = sideOf(who, sideOfA);
  // Words beside the head where there is room, above it otherwise: then the head sinks, and at last shrinks.
  let chin = box.y + H * (CHIN_AT[beat.shot] ?? 0.75);
  if (words && !beside) {
    const least = box.y + words.height * 0.92 + CROWN * 1.15 * scale;
    const low = box.y + H * (beat.shot === 'close' ? 0.97 : 0.88);
    const wanted = least + CHIN * scale;
    if (wanted > chin) chin = Math.min(low, wanted);
    const free = chin - box.y - words.height * 0.8;
    scale = Math.max(0.72 * scale, Math.min(scale, free / (HEAD * 1.06)));
  }
  // In a tall panel people sink until the frame cuts them, not the air.
  chin = Math.max(chin, box.y + H - BUST * scale);
  const place = (role: Role, x: number, facing: 1 | -1): Seen => ({
    role,
    as: 'bust',
    at: { x, y: chin - CHIN * scale },
    scale,
    facing,
    from: 'front',
    aside: role !== who,
  });
  if (pair.length > 1 && beat.shot === 'half' && rng.chance(OVER_SHOULDER))
    return overShoulder(beat, box, { ...place(who, box.x + W * (0.5 - side * 0.16), side), scale: scale * 1.08 }, side);
  if (pair.length > 1) {
    const gap = Math.min(0.27, (250 * scale) / W + 0.06);
    return pair.map((role) => {
      const s = role === who ? side : (-side as 1 | -1);
      return place(role, box.x + W * (0.5 + s * gap), -s as 1 | -1);
    });
  }
  const shift = beside ? 0.2 : W > 0.8 * H ? 0.1 : 0.03;
  const lean = STRONG.has(beat.expression) && beat.ground !== 'place' ? -side * rng.range(3, 9) : 0;
  return [{ ...place(who, box.x + W * (0.5 + side * shift * rng.range(0.85, 1.1)), -side as 1 | -1), lean }];
}

function standing(rng: Rng, beat: Beat, { box, words, sideOfA }: Frame): Seen[] {
  const { width: W, height: H } = box;
  const behind = beat.shot === 'figures-from-behind';
  const who = beat.who ?? 'A';
  const cast = beat.also ? [who, beat.also] : [who];
  const share = behind ? (beat.weight === 3 ? 0.5 : 0.66) : 0.74;
  const fit = Math.min(share * H, W * (cast.length > 1 ? 0.95 : 1.15));
  const room = words && W < 1.3 * H ? Math.max(0.5, 1 - (words.height * 0.9) / H) : 1;
  const scale = Math.min(fit, room * H * 0.92) / FIGURE;
  const foot = box.y + H * (behind ? 0.955 : 0.965);
  const spacing = behind ? Math.min(W * 0.2, 330 * scale) : Math.min(W * 0.36, 560 * scale);
  const side = sideOf(who, sideOfA);
  const middle =
    box.x +
    W * (behind ? 0.5 + side * rng.range(0.08, 0.2) : 0.5 + (words && cast.length === 1 ? side * 0.16 : side * 0.03));
  return cast.map((role) => {
    const s = role === who ? side : (-side as 1 | -1);
    const x = cast.length > 1 ? middle + (s * spacing) / 2 : middle;
    return {
      role,
      as: 'figure',
      at: { x, y: foot },
      scale,
      facing: -s as 1 | -1,
      from: behind ? 'back' : cast.length > 1 ? 'side' : 'front',
      aside: role !== who,
      silhouette: behind && beat.weight === 3 && beat.ground !== 'black',
    };
  });
}

function acting(rng: Rng, beat: Beat, { box, words, sideOfA }: Frame): Seen[] {
  const { width: W, height: H } = box;
  const who = beat.who ?? 'A';
  const side = sideOf(who, sideOfA);
  const scale = Math.min(0.86 * H, W * 1.02) / FIGURE;
  const at = { x: box.x + W * (0.5 + side * (words ? (W > 1.15 * H ? 0.26 : 0.14) : 0.04)), y: box.y + H * 0.94 };
  return [
    {
      role: who,
      as: 'figure',
      at,
      scale,
      facing: -side as 1 | -1,
      from: 'side',
      aside: false,
      lean: -side * rng.range(2, 8),
    },
  ];
}

type Arrival = (rng: Rng, frame: Frame, unit: number) => Seen[];

function figure(role: Role, at: Point, scale: number, rest: Partial<Seen> = {}): Seen {
  return { role, as: 'figure', at, scale, facing: 1, from: 'back', aside: false, ...rest };
}

/** How the leads of a chapter are met on its first page. */
const ARRIVALS: readonly Arrival[] = [
  // Side by side, small, from behind.
  (rng, { box, sideOfA }, unit) => {
    const scale = unit * rng.range(0.92, 1.1);
    const x = box.x + box.width * (0.5 + sideOfA * rng.range(0.1, 0.2));
    const y = box.y + box.height * 0.94;
    return [
      figure('A', { x: x + sideOfA * 190 * scale, y }, scale),
      figure('B', { x: x - sideOfA * 190 * scale, y }, scale),
    ];
  },
  // One alone.
  (rng, { box, sideOfA }, unit) => [
    figure(
      'A',
      { x: box.x + box.width * (0.5 + sideOfA * rng.range(0.08, 0.2)), y: box.y + box.height * 0.94 },
      unit * rng.range(1, 1.15),
    ),
  ],
  // One waits, far off and facing us; the other comes, close, from behind.
  (rng, { box, sideOfA }, unit) => {
    const near = unit * 1.75;
    const far = unit * rng.range(0.7, 0.8);
    return [
      figure('B', { x: box.x + box.width * (0.5 - sideOfA * 0.22), y: box.y + box.height * 0.86 }, far, {
        from: 'front',
        facing: sideOfA,
      }),
      figure('A', { x: box.x + box.width * (0.5 + sideOfA * 0.2), y: box.y + box.height * 1.24 }, near, { near: true }),
    ];
  },
  // Both towards us, a step apart.
  (rng, { box, sideOfA }, unit) => {
    const scale = unit * rng.range(0.98, 1.12);
    const y = box.y + box.height * 0.95;
    const x = box.x + box.width * (0.5 + sideOfA * rng.range(0, 0.08));
    const gap = Math.min(240 * scale, box.width * 0.2);
    return [
      figure('A', { x: x + sideOfA * gap, y }, scale, { from: 'front', facing: -sideOfA as 1 | -1 }),
      figure('B', { x: x - sideOfA * gap, y: y - 26 * scale }, scale * 0.97, { from: 'front', facing: sideOfA }),
    ];
  },
  // A face, close, and the place behind it.
  (rng, { box, sideOfA }, unit) => {
    const scale = Math.min(unit * 2.1, (0.36 * box.height) / HEAD);
    const at = { x: box.x + box.width * (0.5 + sideOfA * rng.range(0.14, 0.2)), y: box.y + box.height - 330 * scale };
    return [{ role: 'A', as: 'bust', at, scale, facing: -sideOfA as 1 | -1, from: 'front', aside: false }];
  },
];

/** A place shown large, with those of whom the chapter tells. */
function arriving(rng: Rng, beat: Beat, frame: Frame): Seen[] {
  if (!frame.peopled) return [];
  const unit = Math.min(0.4 * frame.box.height, 0.62 * frame.box.width) / FIGURE;
  return rng.pick(ARRIVALS)(rng, frame, unit);
}

const NOBODY = () => [];
const SHOTS: Record<Shot, (rng: Rng, beat: Beat, frame: Frame) => Seen[]> = {
  establish: arriving,
  object: NOBODY,
  close: busts,
  bust: busts,
  half: busts,
  wide: standing,
  'figures-from-behind': standing,
  action: acting,
};

/** Who is seen in a panel, where, and how large. */
export function aim(rng: Rng, beat: Beat, frame: Frame): Seen[] {
  return beat.who || beat.shot === 'establish' ? SHOTS[beat.shot](rng, beat, frame) : [];
}
