import { anchorAt, heightOf, touched, type Box } from './anchor';

/** A strip of `count` pages at a width, 2:3 each, with a gap. */
function strip(count: number, width: number, gap: number, above = 0): Box[] {
  const height = width * 1.5;
  return Array.from({ length: count }, (_, i) => ({ top: above + i * (height + gap), height }));
}

describe('anchorAt and heightOf', () => {
  it('come back to the same page and fraction at another width and gap', () => {
    const wide = strip(50, 800, 30, 48);
    const place = { index: 37, fraction: 0.4 };
    const narrow = strip(50, 390, 0);
    const restored = anchorAt(narrow, heightOf(narrow, anchorAt(wide, heightOf(wide, place))));
    expect(restored.index).toBe(37);
    expect(restored.fraction).toBeCloseTo(0.4, 5);
  });
  it('count the gap to the page above it', () =>
    expect(anchorAt(strip(3, 100, 30), 165)).toEqual({ index: 0, fraction: 1 }));
  it('stay inside the strip', () => {
    expect(anchorAt(strip(3, 100, 0), -50)).toEqual({ index: 0, fraction: 0 });
    expect(anchorAt(strip(3, 100, 0), 9_999)).toEqual({ index: 2, fraction: 1 });
    expect(heightOf(strip(3, 100, 0), { index: 7, fraction: 0 })).toBe(300);
  });
  it('survive an empty strip', () => {
    expect(anchorAt([], 10)).toEqual({ index: 0, fraction: 0 });
    expect(heightOf([], { index: 0, fraction: 0 })).toBe(0);
  });
});

describe('touched', () => {
  it.each([
    [0, 149, 0, 0],
    [0, 150, 0, 1],
    [140, 460, 0, 3],
    [-100, -50, 0, 0],
    [5_000, 6_000, 9, 9],
  ])('from %p to %p touches %p to %p', (from, to, first, last) =>
    expect(touched(strip(10, 100, 0), from, to)).toEqual({ first, last }),
  );
});
