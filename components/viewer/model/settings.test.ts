import { forcedMode, modeOf, qualityOf, surfaceOf } from './settings';

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
  it.each([['horizontal', 'horizontal'], ['vertical', 'vertical'], [undefined, 'vertical'], ['sideways', 'vertical']])(
    'mode %p reads %p',
    (stored, mode) => expect(modeOf(stored)).toBe(mode),
  );
  it.each([['low', 'low'], ['super_high', 'super_high'], [undefined, 'high'], ['ultra', 'high']])('quality %p reads %p', (stored, quality) =>
    expect(qualityOf(stored)).toBe(quality),
  );
});

test('only turned pages lie on a dark surface', () => {
  expect(surfaceOf('horizontal')).toBe('dark');
  expect(surfaceOf('vertical')).toBeUndefined();
});
