export interface Control {
  /** The same for controls that look the same and have the same effect. */
  kind: string;
  name: string;
}

/** What the probe offers to the bench. */
export interface PressProbe {
  /** The enabled, visible controls within an element, one of each kind. */
  controls(within: string): Control[];
  find(within: string, kind: string): Element | undefined;
  /** Starts to record a press. */
  begin(): void;
  /**
   * Resolves when the press has been handled and the next frame painted, with the longest duration of its interactions in ms; 0 below 16,
   * which browsers do not report.
   */
  duration(): Promise<number>;
}

declare global {
  interface Window {
    pressProbe: PressProbe;
  }
}

/** The Navigation API, which TypeScript does not know yet. */
type Navigation = EventTarget & { entries(): { sameDocument: boolean }[]; currentEntry: { index: number } };

/** Runs in the page before its scripts. While a press is recorded, the page does not leave its document. */
export function installPressProbe(): void {
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [role=button], [role=slider], [role=tab], [role=switch], [role=option], [role=checkbox], [role=radio], [role=menuitem], [role=combobox], [tabindex="0"]';
  const LEAST_REPORTED_MS = 16;
  // Pointerdown may be reported earlier than these.
  const LAST_EVENTS = ['click', 'keydown'];
  const FRAMES = 3;
  // Some entries only come once the frame has been presented.
  const LATE_ENTRY_MS = 250;

  const isEnabled = (control: Element) => {
    const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
    const isOff = control.matches(':disabled, [aria-disabled=true], [aria-hidden=true] *, [inert] *');
    return width > 1 && height > 1 && !isOff && control.checkVisibility({ visibilityProperty: true });
  };
  const labelOf = (control: Element) =>
    (control.getAttribute('aria-label') ?? control.closest('label')?.textContent ?? control.textContent)
      .trim()
      .replace(/\s+/g, ' ')
      .slice(0, 40);
  const nameOf = (control: Element) =>
    labelOf(control) || control.getAttribute('href') || control.getAttribute('name') || control.tagName;
  // Links are of one kind when they look the same and lead to the same sort of page.
  const kindOf = (control: Element) => {
    const effect =
      control instanceof HTMLAnchorElement
        ? `${control.target} ${control.pathname.replace(/\d+/g, '0').split('/').slice(0, 3).join('/')}`
        : labelOf(control).replace(/\d+/g, '0');
    return [control.tagName, control.getAttribute('role'), control.getAttribute('class'), effect].join('|');
  };
  const enabledIn = (within: string) =>
    [...document.querySelectorAll(within)].flatMap((part) => [...part.querySelectorAll(CONTROLS)]).filter(isEnabled);

  const entries: PerformanceEntry[] = [];
  // Playwright's check whether a control can be clicked is an interaction, too, and may be reported late.
  let startedAt = 0;
  const observer = new PerformanceObserver((list) => void entries.push(...list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: LEAST_REPORTED_MS } as PerformanceObserverInit);
  const interactions = () => {
    entries.push(...observer.takeRecords());
    return (entries as (PerformanceEntry & { interactionId: number })[]).filter(
      ({ interactionId, startTime }) => interactionId > 0 && startTime >= startedAt,
    );
  };

  let onPainted = () => undefined as void;
  let painted = Promise.resolve();
  const awaitFrames = (left: number) =>
    void (left === 0 ? onPainted() : requestAnimationFrame(() => awaitFrames(left - 1)));
  for (const last of ['click', 'keyup']) window.addEventListener(last, () => awaitFrames(FRAMES), { capture: true });

  let isPressing = false;
  for (const type of ['click', 'submit']) {
    // Runs after the listeners of the page: client-side navigation has prevented the default already.
    window.addEventListener(type, (event) => {
      if (isPressing && (type === 'submit' || (event.target as Element).closest('a[href]'))) event.preventDefault();
    });
  }
  window.navigation?.addEventListener('navigate', (event: Event & { destination?: { sameDocument: boolean } }) => {
    if (isPressing && !event.destination?.sameDocument) event.preventDefault();
  });
  // A traversal out of the document cannot be cancelled.
  const back = history.back.bind(history);
  history.back = () => {
    const navigation = window.navigation as Navigation;
    const previous = navigation.entries()[navigation.currentEntry.index - 1];
    if (!isPressing || previous?.sameDocument) back();
  };

  window.pressProbe = {
    controls: (within) => [
      ...new Map(
        enabledIn(within).map((control) => [kindOf(control), { kind: kindOf(control), name: nameOf(control) }]),
      ).values(),
    ],
    find: (within, kind) => enabledIn(within).find((control) => kindOf(control) === kind),
    begin() {
      entries.length = 0;
      startedAt = performance.now();
      isPressing = true;
      painted = new Promise((resolve) => (onPainted = resolve));
    },
    async duration() {
      await painted;
      await new Promise((next) => setTimeout(next));
      if (!interactions().some(({ name }) => LAST_EVENTS.includes(name)))
        await new Promise((next) => setTimeout(next, LATE_ENTRY_MS));
      return Math.max(0, ...interactions().map(({ duration }) => duration));
    },
  };
}
