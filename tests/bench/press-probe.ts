/** What a press has come to. */
export interface Presses {
  /** The longest answer of an interaction since `begin`, in ms from the input to the next paint; 0 below 16, which no browser tells. */
  longest: number;
  /** The controls that can be pressed within an element, each kind of them once: what they are, and of which kind. */
  controls(within: string): { kind: string; name: string }[];
  find(within: string, kind: string): Element | undefined;
  begin(): void;
  /** Resolves when what was pressed is answered and painted. */
  answered(): Promise<void>;
}

declare global {
  interface Window {
    presses: Presses;
  }
}

/** What the tab has shown, of which TypeScript knows nothing yet. */
type Visits = EventTarget & { entries(): { sameDocument: boolean }[]; currentEntry: { index: number } };

/** Runs in the page, before its own scripts. A link that leads out of the document is answered and not followed. */
export function installPressProbe(): void {
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [role=button], [role=slider], [role=tab], [role=switch], [role=option], [role=checkbox], [role=radio], [role=menuitem], [role=combobox], [tabindex="0"]';
  const BELOW_TOLD = 16;
  // What a pointer going down has come to may be told before.
  const DONE = ['click', 'keydown'];
  const FRAMES = 3;
  // Some are told only when what was painted has been shown.
  const TOLD_LATE_MS = 250;

  const isShown = (control: Element) => {
    const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
    const isOff = control.matches(':disabled, [aria-disabled=true], [aria-hidden=true] *, [inert] *');
    return width > 1 && height > 1 && !isOff && control.checkVisibility({ visibilityProperty: true });
  };
  const wordsOf = (control: Element) =>
    (control.getAttribute('aria-label') ?? control.closest('label')?.textContent ?? control.textContent)
      .trim()
      .replace(/\s+/g, ' ')
      .slice(0, 40);
  const nameOf = (control: Element) =>
    wordsOf(control) || control.getAttribute('href') || control.getAttribute('name') || control.tagName;
  // Links are of one kind that look the same and lead to the same sort of page; other controls that look and are called the same.
  const kindOf = (control: Element) => {
    const aim =
      control instanceof HTMLAnchorElement
        ? `${control.target} ${control.pathname.replace(/\d+/g, '0').split('/').slice(0, 3).join('/')}`
        : wordsOf(control).replace(/\d+/g, '0');
    return [control.tagName, control.getAttribute('role'), control.getAttribute('class'), aim].join('|');
  };
  const shownIn = (within: string) =>
    [...document.querySelectorAll(within)].flatMap((place) => [...place.querySelectorAll(CONTROLS)]).filter(isShown);

  const timings: PerformanceEntry[] = [];
  // A look whether something can be reached is a press to the browser, too, told when there is next something to paint.
  let since = 0;
  const observer = new PerformanceObserver((list) => void timings.push(...list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: BELOW_TOLD } as PerformanceObserverInit);

  const interactions = () => {
    timings.push(...observer.takeRecords());
    return (timings as (PerformanceEntry & { interactionId: number })[]).filter(
      ({ interactionId, startTime }) => interactionId > 0 && startTime >= since,
    );
  };

  let onAnswer = () => undefined as void;
  let isAnswered = Promise.resolve();
  const awaitFrames = (left: number) =>
    void (left === 0 ? onAnswer() : requestAnimationFrame(() => awaitFrames(left - 1)));
  for (const last of ['click', 'keyup']) window.addEventListener(last, () => awaitFrames(FRAMES), { capture: true });
  let isPressing = false;
  for (const leaving of ['click', 'submit']) {
    // After everybody who listens: a link that is followed within the document has been stopped before.
    window.addEventListener(leaving, (event) => {
      if (!isPressing) return;
      if (leaving === 'submit' || (event.target as Element).closest('a[href]')) event.preventDefault();
    });
  }

  // Nor is anything else that leads out of it, such as another language's page.
  window.navigation?.addEventListener('navigate', (event: Event & { destination?: { sameDocument: boolean } }) => {
    if (isPressing && !event.destination?.sameDocument) event.preventDefault();
  });
  // A way back out of it cannot be stopped once it is begun.
  const goBack = history.back.bind(history);
  history.back = () => {
    const visits = window.navigation as Visits;
    const before = visits.entries()[visits.currentEntry.index - 1];
    if (!isPressing || before?.sameDocument) goBack();
  };

  window.presses = {
    longest: 0,
    controls: (within) => [
      ...new Map(
        shownIn(within).map((control) => [kindOf(control), { kind: kindOf(control), name: nameOf(control) }]),
      ).values(),
    ],
    find: (within, kind) => shownIn(within).find((control) => kindOf(control) === kind),
    begin() {
      timings.length = 0;
      since = performance.now();
      isPressing = true;
      isAnswered = new Promise((resolve) => (onAnswer = resolve));
    },
    async answered() {
      await isAnswered;
      await new Promise((told) => setTimeout(told));
      if (!interactions().some(({ name }) => DONE.includes(name)))
        await new Promise((told) => setTimeout(told, TOLD_LATE_MS));
      window.presses.longest = Math.max(0, ...interactions().map(({ duration }) => duration));
    },
  };
}
