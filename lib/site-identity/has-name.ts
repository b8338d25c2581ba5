/** Width by height. */
const WIDE = 1.9;

/** Whether a logo is so wide that it has the site's name in it: it is not written beside it then. */
export function hasName({ ratio }: { ratio: number }): boolean {
  return ratio >= WIDE;
}
