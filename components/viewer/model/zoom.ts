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

interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How far to scroll, in px, so that what lay under a point before a change of size lies under it again. */
export function scrollToKeep(point: { x: number; y: number }, before: Rect, after: Rect): { left: number; top: number } {
  const along = (at: number, start: number, length: number) => (length > 0 ? (at - start) / length : 0);
  return {
    left: after.left + along(point.x, before.left, before.width) * after.width - point.x,
    top: after.top + along(point.y, before.top, before.height) * after.height - point.y,
  };
}
