'use client';

import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';

import { limits } from '@/lib/limits';

const options = {
  loop: true,
  containScroll: false,
  align: 'start',
  breakpoints: { '(width >= 1100px)': { align: 'center' } },
} as const;
// Embla's own resume options ignore the reader's choice, so only `plays` starts and stops it.
const autoplayOptions = { delay: limits.carouselDelayMs, playOnInit: false, stopOnFocusIn: false };

export type Embla = NonNullable<UseEmblaCarouselType[1]>;

interface Props {
  viewport: RefObject<HTMLElement | null>;
  /** Whether the slides go round by themselves. */
  plays: boolean;
  /** Which slide the reader has asked for before. */
  selected: number;
  onRun: (embla: Embla) => void;
  /** The reader has pressed or scrolled the slides. */
  onDrag: () => void;
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
export function CarouselMotion({ viewport, plays, selected, onRun, onDrag, onSelect }: Props) {
  const [plugins] = useState(() => [Autoplay(autoplayOptions)]);
  const [attach, embla] = useEmblaCarousel(options, plugins);
  const run = useEffectEvent(onRun);
  const drag = useEffectEvent(onDrag);
  const select = useEffectEvent(onSelect);
  const start = useEffectEvent((api: Embla) => {
    const scrolled = viewport.current ? takeOver(viewport.current) : 0;
    if (scrolled) onDrag();
    const first = scrolled || selected;
    if (first) api.scrollTo(first, true);
  });
  const playOrStop = useEffectEvent((api: Embla) => {
    const { autoplay } = api.plugins();
    if (plays) autoplay?.play();
    else autoplay?.stop();
  });

  useEffect(() => attach(viewport.current), [attach, viewport]);
  useLayoutEffect(() => {
    if (!embla) return;
    const follow = () => select(embla.selectedScrollSnap());
    const restart = () => playOrStop(embla);
    const dragged = () => drag();
    embla.on('select', follow).on('reInit', follow).on('reInit', restart).on('pointerDown', dragged);
    start(embla);
    run(embla);
    return () =>
      void embla.off('select', follow).off('reInit', follow).off('reInit', restart).off('pointerDown', dragged);
  }, [embla]);
  useEffect(() => {
    if (embla) playOrStop(embla);
  }, [embla, plays]);
  return null;
}
