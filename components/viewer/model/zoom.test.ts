import { clampZoom, partUnder, scrollToKeep, steppedZoom, wheeledZoom } from './zoom';

test('a turned page is never smaller than it fits, a strip may be', () => {
  expect(clampZoom(0.5, 'horizontal')).toBe(1);
  expect(clampZoom(0.5, 'vertical')).toBe(0.5);
  expect(clampZoom(99, 'vertical')).toBe(5);
});

test('steps in and out come back to where they began, and meet 1 on their way', () => {
  expect(steppedZoom(steppedZoom(1, 'in', 'vertical'), 'out', 'vertical')).toBe(1);
  expect(steppedZoom(0.9, 'in', 'vertical')).toBe(1);
  expect(steppedZoom(1.1, 'out', 'vertical')).toBe(1);
  expect(steppedZoom(1, 'out', 'horizontal')).toBe(1);
});

test('the wheel zooms out downwards and in upwards', () => {
  expect(wheeledZoom(2, 50, 'horizontal')).toBeLessThan(2);
  expect(wheeledZoom(2, -50, 'horizontal')).toBeGreaterThan(2);
});

test('what lay under the point lies under it again', () => {
  const before = { left: 100, top: 0, width: 200, height: 300 };
  const after = { left: 0, top: 0, width: 400, height: 600 };
  const point = { x: 150, y: 150 };
  expect(partUnder(point, before)).toEqual({ x: 0.25, y: 0.5 });
  expect(scrollToKeep(point, partUnder(point, before), after)).toEqual({ left: -50, top: 150 });
});
