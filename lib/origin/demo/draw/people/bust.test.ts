import type { Box, Point } from '../geometry';
import { Sheet } from '../sheet';
import { drawBust } from './bust';
import type { BustView } from './bust-view';
import type { Character, Clothes, Expression, Extra, HairStyle, Hat, Pose } from './character';
import type { Drawn } from './drawn';
import { EXPRESSIONS } from './expression';
import { HAIRDOS } from './hair/hairdos';
import { WARDROBE } from './clothes/wardrobe';
import { POSES } from './pose';
import { COVER, NOIR, PAGE, sampleCat, samplePerson } from './sample-person-in-test';

const HATS: readonly Hat[] = [
  'fedora',
  'sun-hat',
  'straw',
  'cap',
  'hood',
  'headband',
  'beanie',
  'chef',
  'crown',
  'detective',
];
const EXTRAS: readonly Extra[] = [
  'glasses',
  'goggles',
  'freckles',
  'hairpin',
  'scarf',
  'beard',
  'moustache',
  'eye-patch',
  'plaster',
  'headphones',
];
const EXPRESSION_NAMES = Object.keys(EXPRESSIONS) as Expression[];
const HAIR_NAMES = Object.keys(HAIRDOS) as HairStyle[];
const CLOTHES_NAMES = Object.keys(WARDROBE) as Clothes[];
const POSE_NAMES = Object.keys(POSES) as Pose[];

const VIEW: BustView = { turn: 0.5, expression: 'neutral', finish: COVER, scale: 0.8 };
const draw = (who: Character, view: Partial<BustView> = {}) => drawBust(new Sheet(), who, { ...VIEW, ...view });
const hat = (kind: Hat): Character['hat'] => ({ kind, colour: '#24303c', band: '#e5322d', tone: 'dark' });

const contains = (outer: Box, inner: Box) =>
  inner.x >= outer.x - 0.01 &&
  inner.y >= outer.y - 0.01 &&
  inner.x + inner.width <= outer.x + outer.width + 0.01 &&
  inner.y + inner.height <= outer.y + outer.height + 0.01;
const holds = (box: Box, p: Point) => contains(box, { ...p, width: 0, height: 0 });

function expectDrawn(drawn: Drawn): void {
  expect(drawn.svg).not.toMatch(/NaN|undefined|Infinity|null/);
  expect(drawn.face && drawn.core && drawn.mouth).toBeTruthy();
  expect(contains(drawn.box, drawn.face!)).toBe(true);
  expect(contains(drawn.face!, drawn.core!)).toBe(true);
  expect(holds(drawn.core!, drawn.mouth!)).toBe(true);
}

function expectAllDifferent(drawings: readonly string[]): void {
  expect(new Set(drawings).size).toBe(drawings.length);
}

test('the same person in the same view is the same string', () => {
  expect(draw(samplePerson())).toEqual(draw(samplePerson()));
  expect(draw(sampleCat())).toEqual(draw(sampleCat()));
});

test('another id gives another face', () => {
  expect(draw(samplePerson({ id: 'sample/two' })).svg).not.toBe(draw(samplePerson()).svg);
});

test.each([samplePerson(), sampleCat()])('every expression of $id draws and differs', (who) => {
  const drawings = EXPRESSION_NAMES.map((expression) => draw(who, { expression }));
  drawings.forEach(expectDrawn);
  expectAllDifferent(drawings.map((d) => d.svg));
});

test('every hair style, hat, extra, garment and pose draws and differs', () => {
  const hair = HAIR_NAMES.map((style) => draw(samplePerson({ hair: { style, colour: '#2a3550', tone: 'ink' } })));
  const hats = HATS.map((kind) => draw(samplePerson({ hat: hat(kind) })));
  const extras = EXTRAS.map((extra) => draw(samplePerson({ extras: [extra] })));
  const clothes = CLOTHES_NAMES.map((kind) =>
    draw(samplePerson({ clothes: { kind, colour: '#1f4f80', trim: '#ffd447', tone: 'dark' } })),
  );
  const poses = POSE_NAMES.map((pose) => draw(samplePerson(), { pose }));
  for (const group of [hair, hats, extras, clothes, poses]) {
    group.forEach(expectDrawn);
    expectAllDifferent(group.map((d) => d.svg));
  }
});

test('all turns, builds and finishes have sound boxes', () => {
  for (const finish of [PAGE, COVER, NOIR]) {
    for (const turn of [-1, -0.5, 0, 0.5, 1]) {
      for (const build of ['child', 'teen', 'adult', 'elder'] as const)
        expectDrawn(draw(samplePerson({ build }), { turn, finish, expression: 'shout' }));
      expectDrawn(draw(sampleCat(), { turn, finish, expression: 'shout' }));
    }
  }
});

test('a face box reaches over the hat', () => {
  const bare = draw(samplePerson()).face!;
  expect(draw(samplePerson({ hat: hat('chef') })).face!.y).toBeLessThan(bare.y - 50);
  expect(draw(samplePerson({ hat: hat('sun-hat') })).face!.width).toBeGreaterThan(bare.width + 100);
});

test('facing left mirrors the boxes', () => {
  const right = draw(samplePerson());
  const left = draw(samplePerson(), { turn: -0.5 });
  expect(left.mouth!.x).toBeCloseTo(-right.mouth!.x, 5);
  expect(left.box.x).toBeCloseTo(-(right.box.x + right.box.width), 5);
});

test('a number on a jersey is drawn the other way round before it is mirrored', () => {
  const player = samplePerson({
    clothes: { kind: 'jersey', colour: '#ffffff', trim: '#e5322d', tone: 'white', number: 7 },
  });
  const inner = (svg: string) => svg.replace(/^<g[^>]*>/, '');
  expect(inner(draw(player, { turn: -0.5 }).svg)).not.toBe(inner(draw(player, { turn: 0.5 }).svg));
});

test('pages use no colour but the spot', () => {
  const { svg } = draw(samplePerson({ hat: hat('fedora') }), { finish: PAGE, expression: 'cry' });
  for (const [, r, g, b] of svg.matchAll(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/gi)) {
    const [x, y, z] = [r, g, b].map((v) => parseInt(v!, 16)) as [number, number, number];
    const spot = x > 120 && y < 90 && z < 90;
    expect(spot || Math.max(x, y, z) - Math.min(x, y, z) < 16).toBe(true);
  }
});

test('outlines keep their width in the picture', () => {
  const width = (scale: number) =>
    Math.max(
      ...[...draw(samplePerson(), { scale }).svg.matchAll(/stroke-width="([\d.]+)"/g)].map((m) => Number(m[1]) * scale),
    );
  expect(width(2)).toBeCloseTo(width(1), 0);
});

test('a cat that the frame cuts shows no tail beside it', () => {
  const cat = (close: boolean) =>
    drawBust(new Sheet(), sampleCat(), { turn: 0.4, expression: 'smile', finish: PAGE, scale: 0.6, close });
  expect(cat(true).box.width).toBeLessThan(cat(false).box.width - 40);
});
