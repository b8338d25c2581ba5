/** A picture, or words, that were painted. Times in ms from the navigation, sizes in CSS px. */
export interface Painted {
  at: number;
  /** Of a picture; empty of words. */
  url: string;
  width: number;
  height: number;
}

declare global {
  interface Window {
    painted: Record<'largest' | 'meant', Painted[]>;
  }
}

/**
 * Runs in the page, before its own scripts. Notes what the browser calls its largest contentful paint, candidate by candidate, and when the picture is painted that the page
 * is about: the first page of a chapter, or the first that is asked for before others.
 */
export function installPaintProbe(): void {
  type Timing = PerformanceEntry & { url: string; renderTime: number; loadTime: number; element: Element | null };
  const painted: Window['painted'] = { largest: [], meant: [] };
  window.painted = painted;

  const note = (list: Painted[], { url, renderTime, loadTime, element }: Timing) => {
    const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    list.push({ at: renderTime || loadTime, url, width, height });
  };
  const observe = (type: string, list: Painted[]) => {
    new PerformanceObserver((entries) =>
      (entries.getEntries() as Timing[]).forEach((entry) => note(list, entry)),
    ).observe({ type, buffered: true });
  };
  observe('largest-contentful-paint', painted.largest);
  observe('element', painted.meant);

  // A picture is timed that says so before it has come.
  const marking = new MutationObserver(() => {
    const image = document.querySelector('[data-page="1"] img, img[fetchpriority="high"]');
    if (!image) return;
    image.setAttribute('elementtiming', 'meant');
    marking.disconnect();
  });
  marking.observe(document, { childList: true, subtree: true });
}
