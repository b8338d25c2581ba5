import { anchorAt, heightOf, touched, type Box } from './anchor';
import { clampZoom, partUnder, scrollToKeep, steppedZoom, wheeledZoom } from './zoom';

test('a turned page is never smaller than it fits, a strip may be @R17 @R18', () => {
  expect(clampZoom(0.5, 'horizontal')).toBe(1);
  expect(clampZoom(0.5, 'vertical')).toBe(0.5);
  expect(clampZoom(99, 'vertical')).toBe(5);
});

test('zoom steps return to where they began, and stop at 1 on their way @R17', () => {
  expect(steppedZoom(steppedZoom(1, 'in', 'vertical'), 'out', 'vertical')).toBe(1);
  expect(steppedZoom(0.9, 'in', 'vertical')).toBe(1);
  expect(steppedZoom(1.1, 'out', 'vertical')).toBe(1);
  expect(wheeledZoom(2, 50, 'horizontal')).toBeLessThan(2);
  expect(wheeledZoom(2, -50, 'horizontal')).toBeGreaterThan(2);
});

test('zooming keeps what lies under the point @R17', () => {
  const before = { left: 100, top: 0, width: 200, height: 300 };
  const point = { x: 150, y: 150 };
  expect(partUnder(point, before)).toEqual({ x: 0.25, y: 0.5 });
  expect(scrollToKeep(point, { x: 0.25, y: 0.5 }, { left: 0, top: 0, width: 400, height: 600 })).toEqual({
    left: -50,
    top: 150,
  });
});

/** A strip of `count` pages at a width, 2:3 each, with a gap. */
function strip(count: number, width: number, gap: number, above = 0): Box[] {
  const height = width * 1.5;
  return Array.from({ length: count }, (_, i) => ({ top: above + i * (height + gap), height }));
}

describe('the anchor of a strip', () => {
  it('restores page and fraction at another width and gap @R2', () => {
    const [wide, narrow] = [strip(50, 800, 30, 48), strip(50, 390, 0)];
    const height = heightOf(wide, { index: 37, fraction: 0.4 });
    expect(anchorAt(narrow, heightOf(narrow, anchorAt(wide, height)))).toEqual({
      index: 37,
      fraction: expect.closeTo(0.4, 5),
    });
  });

  it.each([
    [strip(3, 100, 30), 165, { index: 0, fraction: 1 }],
    [strip(3, 100, 0), -50, { index: 0, fraction: 0 }],
    [strip(3, 100, 0), 9_999, { index: 2, fraction: 1 }],
    [[], 10, { index: 0, fraction: 0 }],
  ])('stays inside the strip: of %j at %p it is %j', (boxes, y, anchor) => expect(anchorAt(boxes, y)).toEqual(anchor));

  it.each([
    [0, 149, 0, 0],
    [0, 150, 0, 1],
    [140, 460, 0, 3],
    [-100, -50, 0, 0],
    [5_000, 6_000, 9, 9],
  ])('a window from %p to %p touches pages %p to %p', (from, to, first, last) =>
    expect(touched(strip(10, 100, 0), from, to)).toEqual({ first, last }),
  );

  it('a window touches both of two boxes side by side', () => {
    const boxes = [0, 100, 100, 200].map((top) => ({ top, height: 100 }));
    expect(touched(boxes, 150, 190)).toEqual({ first: 1, last: 2 });
  });
});
