'use client';

import { useTranslations } from 'next-intl';
import { memo, useDeferredValue, useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';

import { ActionLink } from '@/components/catalog/action-link';
import { BannerPicture } from '@/components/catalog/banner-picture';
import { TappedBanner } from '@/components/catalog/tapped-banner';
import { classNames } from '@/components/ui/class-names';
import { countViews } from '@/lib/client/count-views';
import { useLate } from '@/lib/client/use-late';
import { useMediaQuery } from '@/components/ui/use-media-query';
import type { Banner } from '@/lib/domain/banner';

import { CarouselControls } from './carousel-controls';
import type { Embla } from './carousel-motion';
import styles from './carousel.module.css';
import { slides } from './model/slides';

const loadMotion = () => import('./carousel-motion').then((module) => module.CarouselMotion);

const ALONE = { sizes: '(width < 1376px) 100vw, 1312px', narrow: { media: '(width < 768px)', sizes: '107vw' } };
const AMONG = {
  sizes: '(width < 1440px) 76vw, 1150px',
  narrow: { media: '(width < 1100px)', sizes: '(width < 768px) 107vw, 60vw' },
};

/**
 * The top banners. Autoplay pauses on hover and focus, stops at the reader's first step and is off under reduced motion.
 * Until Embla is loaded the browser scrolls them, and presses on the buttons are counted.
 */
export function Carousel({ banners, children }: { banners: readonly Banner[]; children?: ReactNode }) {
  const t = useTranslations('home');
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [playing, setPlaying] = useState(true);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const moves = playing && !still && banners.length > 1;
  const [CarouselMotion] = useLate(loadMotion, banners.length > 1);
  const viewport = useRef<HTMLDivElement>(null);
  const [embla, setEmbla] = useState<Embla>();
  const [selected, setSelected] = useState(0);

  useEffect(() => (viewport.current ? countViews(viewport.current, 'home-banner') : undefined), []);

  function run(motion: Embla) {
    const root = motion.rootNode();
    // The pointer and the focus may have come before the listeners.
    setHovered(root.matches(':hover'));
    setFocused(root.contains(document.activeElement));
    setEmbla(motion);
  }

  // Autoplay ends with the reader's first step and begins again at the play button alone (WCAG 2.2.2).
  const stop = () => setPlaying(false);
  const go = (by: 1 | -1) => {
    stop();
    if (!embla) setSelected((selected + by + banners.length) % banners.length);
    else if (by > 0) embla.scrollNext(still);
    else embla.scrollPrev(still);
  };

  // The number is right in the first frame; the slides, which take longer to render, follow.
  const settled = useDeferredValue(selected);
  if (banners.length === 0) return children ? <div className={styles.line}>{children}</div> : null;
  return (
    <section
      className={styles.carousel}
      data-alone={banners.length === 1 || undefined}
      aria-roledescription={t('carouselRole')}
      aria-label={t('carousel')}
    >
      <div
        className={styles.viewport}
        ref={viewport}
        onMouseEnter={() => setHovered(true)}
        onMouseLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <Slides banners={banners} selected={settled} />
      </div>
      {CarouselMotion && (
        <CarouselMotion
          viewport={viewport}
          plays={moves && !isHovered && !isFocused}
          selected={selected}
          onRun={run}
          onDrag={stop}
          onSelect={setSelected}
        />
      )}
      <div className={styles.line}>
        {children}
        {banners.length > 1 && (
          <CarouselControls
            count={banners.length}
            selected={selected % banners.length}
            playing={moves}
            toggle={still ? undefined : () => setPlaying(!playing)}
            back={() => go(-1)}
            forward={() => go(1)}
          />
        )}
      </div>
    </section>
  );
}

interface SlidesProps {
  banners: readonly Banner[];
  selected: number;
}

const Slides = memo(function Slides({ banners, selected }: SlidesProps) {
  const t = useTranslations('home');
  const all = slides(banners, selected);
  const picture = banners.length === 1 ? ALONE : AMONG;
  return (
    <div className={styles.track} style={{ '--count': all.length } as CSSProperties}>
      {all.map(({ item: banner, place, isLive }, index) => (
        <div
          key={index}
          inert={!isLive}
          role="group"
          aria-roledescription={t('slideRole')}
          aria-label={`${place} / ${banners.length}`}
          className={classNames(styles.slide, index === selected && styles.selected)}
          data-banner={banner.id}
        >
          <TappedBanner id={banner.id}>
            <ActionLink
              action={banner.action}
              label={t('slide', { index: place, count: banners.length })}
              className={styles.panel}
            >
              <BannerPicture banner={banner} {...picture} priority={index === 0} />
            </ActionLink>
          </TappedBanner>
        </div>
      ))}
    </div>
  );
});
