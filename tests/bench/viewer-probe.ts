/** What the bench knows of a page of the viewer, from within. Times are in milliseconds. */
export interface ViewerProbe {
  /** Number of the page in the middle of the window once its picture is there, else 0. */
  shown(): number;
  /** From each key to the end of the frame that painted another page than before it. */
  turns: number[];
  /** Frames since `reset`, and those of them in which the middle of the window had no picture. */
  frames: number;
  emptyFrames: number;
  /** The most pages that held a picture in any frame. */
  mostHeld: number;
  /** The longest task over 50 ms, 0 if there was none. */
  longestTask: number;
  /** Sum of all layout shifts that were no answer to a key or click within half a second. */
  shift: number;
  reset(): void;
}

declare global {
  interface Window {
    probe: ViewerProbe;
  }
}

/** Runs in the page, before its own scripts. It asks the document alone, through the handles that are promised: `[data-page]` and its picture. */
export function installProbe(): void {
  const isThere = (image: HTMLImageElement | null | undefined) => Boolean(image?.complete && image.naturalWidth > 0);
  const pageInMiddle = () => {
    const stack = document.elementsFromPoint(window.innerWidth / 2, window.innerHeight / 2);
    return stack.map((element) => element.closest<HTMLElement>('[data-page]')).find((box) => box !== null);
  };
  const probe: ViewerProbe = {
    turns: [],
    frames: 0,
    emptyFrames: 0,
    mostHeld: 0,
    longestTask: 0,
    shift: 0,
    shown() {
      const box = pageInMiddle();
      return isThere(box?.querySelector('img')) ? Number(box?.dataset.page) : 0;
    },
    reset: () =>
      void Object.assign(probe, { turns: [], frames: 0, emptyFrames: 0, mostHeld: 0, longestTask: 0, shift: 0 }),
  };
  window.probe = probe;

  // A message that is sent from within a frame arrives when the frame has been drawn.
  const drawn = new MessageChannel();
  let onDrawn: (() => void) | undefined;
  drawn.port1.onmessage = () => onDrawn?.();

  const onFrame = () => {
    probe.frames++;
    if (probe.shown() === 0) probe.emptyFrames++;
    const held = [...document.querySelectorAll<HTMLImageElement>('[data-page] img')].filter(isThere).length;
    probe.mostHeld = Math.max(probe.mostHeld, held);
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);

  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const before = probe.shown();
      const look = () => {
        const now = probe.shown();
        if (now === 0 || now === before) return void requestAnimationFrame(look);
        onDrawn = () => void probe.turns.push(performance.now() - timeStamp);
        drawn.port2.postMessage(0);
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );

  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) probe.longestTask = Math.max(probe.longestTask, duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) probe.shift += entry.value;
    }
  }).observe({ type: 'layout-shift' });
}
