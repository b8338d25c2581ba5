/** The site's one angle. */
const ANGLE = 8;

/** How far a slanted edge moves sideways, px, over a height in px. */
export function slantOf(height: number): number {
  return height * Math.tan((ANGLE * Math.PI) / 180);
}

type Point = readonly [x: number, y: number];

/** The `d` of a closed shape through points in px. */
export function shape(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}Z`;
}

/** A slanted stripe between two heights: from `left` to `right` at its top, px. */
export function stripe({
  left,
  right,
  top,
  bottom,
}: {
  left: number;
  right: number;
  top: number;
  bottom: number;
}): string {
  const slant = slantOf(bottom - top);
  return shape([
    [left, top],
    [right, top],
    [right - slant, bottom],
    [left - slant, bottom],
  ]);
}
