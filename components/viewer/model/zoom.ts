import type { ViewerMode } from '@/lib/domain/viewer-choices';

/** A turned page is never smaller than it fits; a strip may be made narrower. */
const LEAST: Record<ViewerMode, number> = { horizontal: 1, vertical: 0.4 };
const MOST = 5;
const STEP = 1.25;

/** What a double tap goes to, and back from. */
export const TAPPED_ZOOM = 2;

export function clampZoom(zoom: number, mode: ViewerMode): number {
  return Math.min(MOST, Math.max(LEAST[mode], zoom));
}

/** One step in or out by key; steps meet 1 on their way. */
export function steppedZoom(zoom: number, direction: 'in' | 'out', mode: ViewerMode): number {
  const next = direction === 'in' ? zoom * STEP : zoom / STEP;
  const crosses = (zoom - 1) * (next - 1) < -0.001;
  return clampZoom(crosses ? 1 : Math.round(next * 1000) / 1000, mode);
}

/** What the wheel's way makes of a zoom while ctrl is held, as it is when a trackpad is pinched. Downwards is out. */
export function wheeledZoom(zoom: number, deltaPx: number, mode: ViewerMode): number {
  return clampZoom(zoom * Math.exp(-deltaPx / 200), mode);
}

interface Part {
  x: number;
  y: number;
}

interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Which part of a box lies under a point: 0 to 1 across and down. */
export function partUnder(point: Part, box: Rect): Part {
  const along = (at: number, start: number, length: number) => (length > 0 ? (at - start) / length : 0);
  return { x: along(point.x, box.left, box.width), y: along(point.y, box.top, box.height) };
}

/** How far to scroll, in px, so that a part of a box lies under a point, whatever size the box has got. */
export function scrollToKeep(point: Part, part: Part, box: Rect): { left: number; top: number } {
  return { left: box.left + part.x * box.width - point.x, top: box.top + part.y * box.height - point.y };
}
