import type { ViewerMode } from '@/lib/domain/viewer-choices';

import { limits } from '@/lib/limits';

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

/** What is wider than so many of its heights is no two pages drawn as one: a rule, or the foot of a strip. */
const FLATTEST = 4;

/** Whether a page is wider than it is high, as two pages are that are drawn as one. */
export function isWidePage({ width, height }: { width: number; height: number }): boolean {
  return width > height && width < FLATTEST * height;
}

/** A page is as wide as the least of these: parts of the window's width and height, and px. */
interface Bounds {
  vw?: number;
  /** Instead of `vw`, in a window that is held upright and shows one page at a time. */
  uprightVw?: number;
  vh?: number;
  px?: number;
}

const FITS: Record<ViewerSettings['fit'], (page: LaidPage) => Bounds> = {
  page: (page) => ({
    vw: page.share,
    vh: page.width / page.height,
    uprightVw: isWidePage(page) && page.share === 1 ? 2 : undefined,
  }),
  width: ({ share }) => ({ vw: share }),
  height: ({ width, height }) => ({ vh: width / height }),
  original: ({ width }) => ({ px: width }),
};

function boundsOf({ mode, fit, stripWidth }: PageLayout, page: LaidPage): Bounds {
  if (mode === 'horizontal') return FITS[fit](page);
  return stripWidth === 'full'
    ? { vw: page.share }
    : { vw: page.share, px: Number.parseInt(STRIP_WIDTHS[stripWidth], 10) };
}

const rounded = (value: number) => Number(value.toFixed(3));

/** How wide a page lies on any screen, as the `sizes` of an image. */
export function sizesOf(layout: PageLayout, page: LaidPage): string {
  const { vw, uprightVw, vh, px } = boundsOf(layout, page);
  const least = (across: number | undefined) => {
    const bounds = { vw: across && across * 100, vh: vh && vh * 100, px };
    const terms = Object.entries(bounds).flatMap(([unit, value]) =>
      value ? `${rounded(value * layout.zoom)}${unit}` : [],
    );
    return terms.length > 1 ? `min(${terms.join(', ')})` : terms[0]!;
  };
  return uprightVw
    ? `(orientation: portrait) and (max-width: ${limits.wideViewerAbovePx}px) ${least(uprightVw)}, ${least(vw)}`
    : least(vw);
}

/** How wide it lies on this screen, in its own dots. */
export function dotsOf(
  layout: PageLayout,
  page: LaidPage,
  { width, height, scale }: { width: number; height: number; scale: number },
): number {
  const { vw = Infinity, uprightVw = vw, vh = Infinity, px = Infinity } = boundsOf(layout, page);
  const isUpright = height >= width && width <= limits.wideViewerAbovePx;
  const across = (isUpright ? uprightVw : vw) * width;
  return Math.min(across, vh * height, px) * layout.zoom * scale;
}
