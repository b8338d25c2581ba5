import { CHOICES, forcedMode, gapPx, modeOf, qualityOf, settingsOf, settingsText, surfaceOf } from './settings';

describe('forcedMode', () => {
  it.each([
    [true, false, 'vertical'],
    [false, true, 'horizontal'],
    [false, false, undefined],
  ])('vertical-only %p, horizontal-only %p: %p', (isVerticalOnly, isHorizontalOnly, mode) =>
    expect(forcedMode({ isVerticalOnly, isHorizontalOnly })).toBe(mode),
  );
});

describe('stored choices', () => {
  it.each([
    ['horizontal', 'horizontal'],
    ['vertical', 'vertical'],
    [undefined, 'vertical'],
    ['sideways', 'vertical'],
  ])('mode %p reads %p @4.45', (stored, mode) => expect(modeOf(stored)).toBe(mode));
  it.each([
    ['low', 'low'],
    ['super_high', 'super_high'],
    [undefined, 'high'],
    ['ultra', 'high'],
  ])('quality %p reads %p @4.49 @4.50', (stored, quality) => expect(qualityOf(stored)).toBe(quality));
});

test('only turned pages lie on a dark surface', () => {
  expect(surfaceOf('horizontal')).toBe('dark');
  expect(surfaceOf('vertical')).toBeUndefined();
});

describe('the other settings', () => {
  it('are the first of their choices where nothing is stored, or rubbish', () => {
    const defaults = Object.fromEntries(Object.entries(CHOICES).map(([name, values]) => [name, values[0]]));
    for (const stored of [undefined, '', '{', 'null', '[1]', '{"fit":"upside down","wheel":3}'])
      expect(settingsOf(stored)).toEqual(defaults);
  });

  it('come back, and only what differs is stored', () => {
    const text = settingsText({ ...settingsOf(undefined), fit: 'width', crop: 'on' });
    expect(JSON.parse(text)).toEqual({ fit: 'width', crop: 'on' });
    expect(settingsOf(text)).toMatchObject({ fit: 'width', crop: 'on', wheel: 'on' });
  });

  it.each([
    ['auto', false, 30],
    ['auto', true, 0],
    ['none', false, 0],
    ['small', true, 10],
    ['large', false, 60],
  ] as const)('leave between pages, for %p (vertical only: %p), %p px @9.19', (gap, isVerticalOnly, px) =>
    expect(gapPx({ ...settingsOf(undefined), gap }, isVerticalOnly)).toBe(px),
  );
});
