import { CHOICES, forcedMode, gapPx, modeOf, qualityOf, settingsOf, settingsText } from './settings';

test.each([
  [true, false, 'vertical'],
  [false, true, 'horizontal'],
  [false, false, undefined],
])(
  'a chapter that is vertical only %p and horizontal only %p forces %p @R25',
  (isVerticalOnly, isHorizontalOnly, mode) => expect(forcedMode({ isVerticalOnly, isHorizontalOnly })).toBe(mode),
);

test.each([
  ['horizontal', 'horizontal'],
  [undefined, 'vertical'],
  ['sideways', 'vertical'],
])('the stored mode %p reads %p @4.45', (stored, mode) => expect(modeOf(stored)).toBe(mode));

test.each([
  ['low', 'low'],
  ['super_high', 'super_high'],
  [undefined, 'high'],
  ['ultra', 'high'],
])('the stored quality %p reads %p @4.49 @4.50', (stored, quality) => expect(qualityOf(stored)).toBe(quality));

describe('settings', () => {
  it('are the first of their choices where nothing valid is stored', () => {
    const defaults = Object.fromEntries(Object.entries(CHOICES).map(([name, values]) => [name, values[0]]));
    for (const stored of [undefined, '{', 'null', '[1]', '{"fit":"upside down","wheel":3}'])
      expect(settingsOf(stored)).toEqual(defaults);
  });

  it('store what differs from the defaults alone', () => {
    const text = settingsText({ ...settingsOf(undefined), fit: 'width', crop: 'on' });
    expect(JSON.parse(text)).toEqual({ fit: 'width', crop: 'on' });
    expect(settingsOf(text)).toMatchObject({ fit: 'width', crop: 'on', wheel: 'on' });
  });

  it.each([
    ['auto', false, 30],
    ['auto', true, 0],
    ['none', false, 0],
    ['large', true, 60],
  ] as const)('leave with gap %p, vertical only %p, %p px between pages @9.19', (gap, isVerticalOnly, px) =>
    expect(gapPx({ ...settingsOf(undefined), gap }, isVerticalOnly)).toBe(px),
  );
});
