import { Sheet } from '../sheet';
import { drawAvatar } from './avatar';
import { drawFigure } from './figure';
import type { FigureView } from './figure-view';
import { COVER, NOIR, PAGE, sampleCat, samplePerson } from './sample-person-in-test';
import { STANCES } from './stance';
import { WARDROBE } from './clothes/wardrobe';
import type { Clothes, Stance } from './character';

const VIEW: FigureView = { stance: 'stand', facing: 'front', expression: 'neutral', finish: COVER, scale: 0.6 };
const STANCE_NAMES = Object.keys(STANCES) as Stance[];
const FACINGS = ['front', 'left', 'right', 'back'] as const;
const draw = (who = samplePerson(), view: Partial<FigureView> = {}) =>
  drawFigure(new Sheet(), who, { ...VIEW, ...view });

test('every stance and facing draws, differs and is steady', () => {
  for (const who of [samplePerson(), sampleCat()]) {
    for (const finish of [PAGE, COVER, NOIR]) {
      const drawings = STANCE_NAMES.flatMap((stance) => FACINGS.map((facing) => draw(who, { stance, facing, finish })));
      for (const { svg } of drawings) expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
      expect(draw(who, { finish })).toEqual(draw(who, { finish }));
      const fronts = STANCE_NAMES.map((stance) => draw(who, { stance, finish }).svg);
      expect(new Set(fronts).size).toBeGreaterThanOrEqual(who.cat ? 6 : 7);
    }
  }
});

test('all clothes have their own front and back', () => {
  const kinds = Object.keys(WARDROBE) as Clothes[];
  const drawings = kinds.flatMap((kind) =>
    (['front', 'back'] as const).map(
      (facing) =>
        draw(samplePerson({ clothes: { kind, colour: '#1f4f80', trim: '#ffd447', tone: 'dark' } }), { facing }).svg,
    ),
  );
  expect(new Set(drawings).size).toBe(drawings.length);
});

test('a grown person stands on the ground and is about 950 units tall', () => {
  const { box } = draw(samplePerson({ build: 'adult' }));
  expect(box.y + box.height).toBeGreaterThan(-6);
  expect(box.y + box.height).toBeLessThan(14);
  expect(box.height).toBeGreaterThan(880);
  expect(box.height).toBeLessThan(1020);
  expect(draw(samplePerson({ build: 'child' })).box.height).toBeLessThan(box.height - 150);
});

test('a jump leaves the ground', () => {
  const { box } = draw(samplePerson(), { stance: 'jump', facing: 'right' });
  expect(box.y + box.height).toBeLessThan(-40);
});

test('from behind there is no face; from the front eyes and mouth lie in it', () => {
  expect(Object.keys(draw(samplePerson(), { facing: 'back' })).sort()).toEqual(['box', 'svg']);
  for (const stance of STANCE_NAMES) {
    const { face, core, mouth, box } = draw(samplePerson(), { stance, facing: 'left' });
    expect(mouth!.x).toBeGreaterThan(core!.x);
    expect(mouth!.x).toBeLessThan(core!.x + core!.width);
    expect(mouth!.y).toBeGreaterThan(face!.y);
    expect(mouth!.y).toBeLessThan(face!.y + face!.height);
    expect(face!.y).toBeGreaterThanOrEqual(box.y - 0.01);
  }
});

test('a silhouette is ink alone, with a rim of paper that parts it from a dark place', () => {
  const { svg } = draw(samplePerson(), { silhouette: true });
  expect([...new Set(svg.match(/#[0-9a-f]{6}/gi))]).toEqual(['#ffffff', '#131316']);
});

test('whoever sits has something to sit on, down to the ground', () => {
  for (const facing of ['front', 'left', 'back'] as const) {
    const [sitting, standing] = (['sit', 'stand'] as const).map((stance) => draw(samplePerson(), { stance, facing }));
    expect(sitting!.svg).toContain('#d9d5cc');
    expect(standing!.svg).not.toContain('#d9d5cc');
    expect(sitting!.box.y + sitting!.box.height).toBeGreaterThan(-6);
    expect(sitting!.box.y).toBeGreaterThan(standing!.box.y);
  }
});

test('an avatar is a steady circle of 100', () => {
  const avatar = (id: string) => drawAvatar(new Sheet(), samplePerson({ id }), { ground: '#5fb6c9' });
  expect(avatar('sample/one')).toBe(avatar('sample/one'));
  expect(avatar('sample/one')).not.toBe(avatar('sample/two'));
  expect(avatar('sample/one')).not.toMatch(/NaN|undefined/);
});
