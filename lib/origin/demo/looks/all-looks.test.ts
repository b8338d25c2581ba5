import { ALL_LOOKS, lookOf } from './all-looks';

const LOOKS = [...ALL_LOOKS.values()];

test('thirty series, no two with one idea, palette or cast', () => {
  expect(LOOKS).toHaveLength(30);
  expect(new Set(LOOKS.map((look) => look.cover)).size).toBe(30);
  expect(new Set(LOOKS.map((look) => Object.values(look.palette).join())).size).toBe(30);
  const people = LOOKS.flatMap((look) => look.cast.map((who) => who.id));
  expect(new Set(people).size).toBe(people.length);
});

test('everybody can be told from the rest of the cast by hair, hat or clothes', () => {
  for (const { cast } of LOOKS) {
    const marks = cast.map((who) =>
      [who.hair.style, who.hair.tone, who.hat?.kind, who.clothes.kind, who.cat?.coat].join(),
    );
    expect(new Set(marks).size).toBe(cast.length);
  }
});

test('every colour is written in full', () => {
  for (const look of LOOKS)
    for (const colour of JSON.stringify(look).match(/#[^"]*/g) ?? []) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
});

test('a series nobody drew is refused', () => {
  expect(() => lookOf('no-such-series')).toThrow(RangeError);
});
