import type { AdPlace, ThirdParties } from '@/lib/domain/third-parties';
import { limits } from '@/lib/limits';

import { loadScript } from './load-script';
import { AD_SIZES } from './model/ad-sizes';

type Slot = { addService(service: unknown): Slot };
type Filling = { slot?: Slot };

/** What an advertisement tag offers: commands wait in `cmd` until it has come. */
interface AdTag {
  cmd: { push(command: () => void): unknown };
  defineSlot(unit: string, size: [number, number], id: string): Slot | null;
  destroySlots(slots: Slot[]): boolean;
  pubads(): unknown;
  enableServices(): void;
  display(id: string): void;
}

declare global {
  interface Window {
    googletag?: Pick<AdTag, 'cmd'> & Partial<AdTag>;
  }
}

const SLOTS = '[data-ad-slot]';
/** Asked for one screen before it is seen. */
const AHEAD = '100% 0px';

let named = 0;

/** Has the advertisement service fill the page's slots, those that come later too, each when it nears. @returns what ends that */
export function fillSlots({ script, units }: NonNullable<ThirdParties['ads']>): () => void {
  const tag = (window.googletag ??= { cmd: new Array<() => void>() });
  // By then what it lacks has come.
  const command = (what: (tag: AdTag) => void) => void tag.cmd.push(() => what(tag as AdTag));
  const isMobile = window.matchMedia(`(width <= ${limits.mobileMaxPx}px)`);
  const known = new Set<HTMLElement>();
  /** What was asked for, from the moment of asking on; without a slot until the service has come. */
  const filled = new Map<HTMLElement, Filling>();

  function fill(element: HTMLElement) {
    const place = element.dataset.adSlot as AdPlace;
    const screen = isMobile.matches ? 'mobile' : 'desktop';
    const unit = units[place]?.[screen];
    if (!unit) return;
    const { width, height } = AD_SIZES[place][screen];
    const id = (element.id ||= `ad-${++named}`);
    const filling: Filling = {};
    filled.set(element, filling);
    command((tag) => {
      // By now something else may stand there, or nothing.
      if (filled.get(element) !== filling || !element.isConnected) return;
      filling.slot = tag.defineSlot(unit, [width, height], id)?.addService(tag.pubads());
      if (!filling.slot) return;
      tag.enableServices();
      tag.display(id);
    });
  }

  function empty(elements: Iterable<HTMLElement>) {
    for (const element of elements) {
      const filling = filled.get(element);
      filled.delete(element);
      command((tag) => {
        if (filling?.slot) tag.destroySlots([filling.slot]);
        if (!filled.has(element)) element.replaceChildren();
      });
    }
  }

  const nearing = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        nearing.unobserve(target);
        fill(target as HTMLElement);
      }
    },
    { rootMargin: AHEAD },
  );

  function look() {
    const gone = [...known].filter((element) => !element.isConnected);
    for (const element of gone) known.delete(element);
    if (gone.length > 0) empty(gone);
    for (const element of document.querySelectorAll<HTMLElement>(SLOTS)) {
      if (known.has(element)) continue;
      known.add(element);
      nearing.observe(element);
    }
  }

  /** On a screen of the other kind other advertisements are shown. */
  function showOthers() {
    empty([...filled.keys()]);
    for (const element of known) {
      nearing.unobserve(element);
      nearing.observe(element);
    }
  }

  loadScript(script);
  look();
  const changed = new MutationObserver(look);
  changed.observe(document.body, { childList: true, subtree: true });
  isMobile.addEventListener('change', showOthers);
  return () => {
    changed.disconnect();
    nearing.disconnect();
    isMobile.removeEventListener('change', showOthers);
    empty([...filled.keys()]);
  };
}
