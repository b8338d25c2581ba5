'use client';

import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, type RefObject } from 'react';

import { limits } from '@/lib/limits';

const options = {
  loop: true,
  containScroll: false,
  align: 'start',
  breakpoints: { '(width >= 1100px)': { align: 'center' } },
} as const;
// By itself it notices a focus only that comes within 10 ms of the Tab key, and goes on as soon as a pointer leaves.
const autoplay = {
  delay: limits.carouselDelayMs,
  stopOnInteraction: false,
  stopOnMouseEnter: true,
  stopOnFocusIn: false,
};

export type Embla = NonNullable<UseEmblaCarouselType[1]>;

interface Props {
  viewport: RefObject<HTMLElement | null>;
  plays: boolean;
  /** Which slide the reader has asked for before. */
  selected: number;
  onRun: (embla: Embla) => void;
  onSelect: (index: number) => void;
}

/** Ends the browser's own scrolling. @returns how far that had come, in slides */
function takeOver(viewport: HTMLElement): number {
  const slide = viewport.querySelector<HTMLElement>('[role="group"]');
  const scrolled = slide ? Math.round(viewport.scrollLeft / slide.offsetWidth) : 0;
  viewport.dataset.running = '';
  viewport.scrollLeft = 0;
  return scrolled;
}

/** Has the slides in a carousel's viewport go round, by hand and, where it `plays`, by themselves; draws nothing. */
export function CarouselMotion({ viewport, plays, selected, onRun, onSelect }: Props) {
  const plugins = useMemo(() => (plays ? [Autoplay(autoplay)] : []), [plays]);
  const [attach, embla] = useEmblaCarousel(options, plugins);
  const run = useEffectEvent(onRun);
  const select = useEffectEvent(onSelect);
  const start = useEffectEvent((api: Embla) => {
    const first = viewport.current ? takeOver(viewport.current) || selected : 0;
    if (first) api.scrollTo(first, true);
  });

  useEffect(() => attach(viewport.current), [attach, viewport]);
  useLayoutEffect(() => {
    if (!embla) return;
    const follow = () => select(embla.selectedScrollSnap());
    const root = embla.rootNode();
    const rest = () => void (root.contains(document.activeElement) && embla.plugins().autoplay?.stop());
    const goOn = () => void (root.matches(':hover') || embla.plugins().autoplay?.play());
    // It is told before it goes, and may be stopped after.
    const restSoon = () => queueMicrotask(rest);
    embla.on('select', follow).on('reInit', follow).on('autoplay:play', restSoon);
    root.addEventListener('focusin', rest);
    root.addEventListener('focusout', goOn);
    start(embla);
    rest();
    run(embla);
    return () => {
      embla.off('select', follow).off('reInit', follow).off('autoplay:play', restSoon);
      root.removeEventListener('focusin', rest);
      root.removeEventListener('focusout', goOn);
    };
  }, [embla]);
  return null;
}
