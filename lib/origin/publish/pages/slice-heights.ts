/**
 * A strip's slices are measured as if it were so wide; at this step every width that is served has a whole height, so that none leaves a seam; a
 * source that is narrower is cut at whole pixels of its own width.
 */
const STRIP_WIDTH = 800;
const STEP = 8;
const SLICE_MAX = 2048;

/** How high the slices of a strip's picture are, from its top, on a strip 800 wide: alike but for the last, none past 2,048. Sizes in px. */
export function sliceHeights({ width, height }: { width: number; height: number }): {
  width: number;
  heights: number[];
} {
  const steps = Math.max(1, Math.round((height * STRIP_WIDTH) / width / STEP));
  const count = Math.ceil((steps * STEP) / SLICE_MAX);
  const each = Math.ceil(steps / count);
  const last = steps - each * (count - 1);
  return {
    width: STRIP_WIDTH,
    heights: Array.from({ length: count }, (_, index) => (index < count - 1 ? each : last) * STEP),
  };
}
