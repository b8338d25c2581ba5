import type { ViewerMode } from '@/lib/domain/viewer-choices';

import { STRIP_WIDTHS, type ViewerSettings } from './settings';

/** What decides how wide a page lies on the screen. */
export interface PageLayout {
  mode: ViewerMode;
  fit: ViewerSettings['fit'];
  stripWidth: ViewerSettings['stripWidth'];
  /** 1 is the page as it fits. */
  zoom: number;
}

export interface LaidPage {
  /** Of the picture itself, in px. */
  width: number;
  height: number;
  /** Which part of its screen's width it takes: 1 where it is alone. */
  share: number;
}

/** A page is as wide as the least of these: parts of the window's width and height, and px. */
interface Bounds {
  vw?: number;
  vh?: number;
  px?: number;
}

const FITS: Record<ViewerSettings['fit'], (page: LaidPage) => Bounds> = {
  page: ({ width, height, share }) => ({ vw: share, vh: width / height }),
  width: ({ share }) => ({ vw: share }),
  height: ({ width, height }) => ({ vh: width / height }),
  original: ({ width }) => ({ px: width }),
};

function boundsOf({ mode, fit, stripWidth }: PageLayout, page: LaidPage): Bounds {
  if (mode === 'horizontal') return FITS[fit](page);
  return stripWidth === 'full' ? { vw: 1 } : { vw: 1, px: Number.parseInt(STRIP_WIDTHS[stripWidth], 10) };
}

const rounded = (value: number) => Number(value.toFixed(3));

/** How wide a page lies on any screen, as the `sizes` of an image. */
export function sizesOf(layout: PageLayout, page: LaidPage): string {
  const { vw, vh, px } = boundsOf(layout, page);
  const terms = [
    vw !== undefined && `${rounded(vw * 100 * layout.zoom)}vw`,
    vh !== undefined && `${rounded(vh * 100 * layout.zoom)}vh`,
    px !== undefined && `${rounded(px * layout.zoom)}px`,
  ].filter((term) => term !== false);
  return terms.length > 1 ? `min(${terms.join(', ')})` : terms[0]!;
}

/** How wide it lies on this screen, in its own dots. */
export function dotsOf(layout: PageLayout, page: LaidPage, screen: { width: number; height: number; scale: number }): number {
  const { vw = Infinity, vh = Infinity, px = Infinity } = boundsOf(layout, page);
  return Math.min(vw * screen.width, vh * screen.height, px) * layout.zoom * screen.scale;
}
