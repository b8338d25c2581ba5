'use client';

import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState, type CSSProperties, type ReactNode } from 'react';

import { ActionLink } from '@/components/catalog/action-link';
import { BannerPicture } from '@/components/catalog/banner-picture';
import { classNames } from '@/components/ui/class-names';
import { useMediaQuery } from '@/components/ui/use-media-query';
import type { Banner } from '@/lib/domain/banner';
import { limits } from '@/lib/limits';

import { CarouselControls } from './carousel-controls';
import styles from './carousel.module.css';

const options = { loop: true, containScroll: false, align: 'start', breakpoints: { '(width >= 1100px)': { align: 'center' } } } as const;
const autoplay = { delay: limits.carouselDelayMs, stopOnInteraction: false, stopOnMouseEnter: true, stopOnFocusIn: true };
const SIZES = '(width < 1440px) 76vw, 1150px';
const NARROW = { media: '(width < 1100px)', sizes: '(width < 768px) 107vw, 60vw' };

/** The top banners, going round by themselves unless the reader points at them, stops them or wants no motion. */
export function Carousel({ banners, children }: { banners: readonly Banner[]; children?: ReactNode }) {
  const t = useTranslations('home');
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [playing, setPlaying] = useState(true);
  const moves = playing && !still && banners.length > 1;
  const plugins = useMemo(() => (moves ? [Autoplay(autoplay)] : []), [moves]);
  const [viewport, embla] = useEmblaCarousel(options, plugins);
  const [selected, setSelected] = useState(0);

  useEffect(() => {
    if (!embla) return;
    const follow = () => setSelected(embla.selectedScrollSnap());
    embla.on('select', follow).on('reInit', follow);
    return () => void embla.off('select', follow).off('reInit', follow);
  }, [embla]);

  if (banners.length === 0) return children ? <div className={styles.line}>{children}</div> : null;
  return (
    <section className={styles.carousel} aria-roledescription={t('carouselRole')} aria-label={t('carousel')}>
      <div className={styles.viewport} ref={viewport} data-running={embla ? true : undefined}>
        <div className={styles.track} style={{ '--count': banners.length } as CSSProperties}>
          {banners.map((banner, index) => (
            <div
              key={banner.id}
              role="group"
              aria-roledescription={t('slideRole')}
              aria-label={`${index + 1} / ${banners.length}`}
              className={classNames(styles.slide, index === selected && styles.selected)}
            >
              <ActionLink action={banner.action} label={t('slide', { index: index + 1, count: banners.length })} className={styles.panel}>
                <BannerPicture banner={banner} sizes={SIZES} narrow={NARROW} priority={index === 0} />
              </ActionLink>
            </div>
          ))}
        </div>
      </div>
      <div className={styles.line}>
        {children}
        {banners.length > 1 && (
          <CarouselControls
            count={banners.length}
            selected={selected}
            playing={moves}
            toggle={still ? undefined : () => setPlaying(!playing)}
            back={() => embla?.scrollPrev(still)}
            forward={() => embla?.scrollNext(still)}
          />
        )}
      </div>
    </section>
  );
}
