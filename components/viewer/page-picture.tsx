'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

import { Icon } from '@/components/ui/icon';
import { useHydrated } from '@/components/ui/use-hydrated';

import { EarlyPicture } from './early-picture';
import { isSound } from './is-sound';
import { letGo } from './let-go';
import { pageSrcSet } from './model/page-address';
import { dotsOf, sizesOf, type PageLayout } from './model/page-size';
import type { MangaItem } from './model/sequence';
import styles from './page-picture.module.css';
import { PagePlaceholder } from './page-placeholder';
import type { OnArrival } from './use-arrivals';
import { usePicture } from './use-picture';

interface Props {
  item: MangaItem;
  /** Whether it is in the window of pages that hold a picture. */
  wanted: boolean;
  /** Whether it is on the screen. */
  urgent: boolean;
  layout: PageLayout;
  /** Which part of its screen's width the page takes. */
  share: number;
  /** What the picture is called: its title, chapter and number. */
  name: string;
  onStale: () => void;
  /** Told the picture once it is decoded, and that there is none for now. */
  onArrival: OnArrival;
}

/** One page's picture in its box, which never changes its size. */
export function PagePicture({ item, wanted, urgent, layout, share, name, onArrival, onStale }: Props) {
  const { index, page } = item;
  const t = useTranslations('viewer');
  const laid = { width: page.width, height: page.height, share };
  const dots = () =>
    dotsOf(layout, laid, { width: window.innerWidth, height: window.innerHeight, scale: window.devicePixelRatio });
  const { src, failed, retry, fail } = usePicture(page, { wanted, urgent, dots, onStale });
  const hydrated = useHydrated();
  const [isFromServer] = useState(!hydrated);
  const picture = useRef<HTMLImageElement>(null);
  const [readySrc, setReadySrc] = useState<string>();
  const ready = src !== undefined && readySrc === src;
  const hold = useCallback((image: HTMLImageElement) => {
    picture.current = image;
    return () => {
      picture.current = null;
      letGo(image);
    };
  }, []);

  async function settle() {
    const image = picture.current;
    if (!image || !src) return;
    const canBeShown = await isSound(image);
    if (picture.current !== image || image.getAttribute('src') !== src) return;
    if (canBeShown) setReadySrc(src);
    else fail();
  }

  // The server's own picture may have come, or failed, before anybody listened.
  const settleIfHere = useEffectEvent(() => void (picture.current?.complete && settle()));
  useEffect(() => settleIfHere(), [src]);

  useEffect(() => {
    if (!ready) return;
    onArrival(index, picture.current ?? undefined);
    return () => onArrival(index, undefined);
  }, [ready, index, onArrival]);

  useEffect(() => {
    if (!failed) return;
    onArrival(index, 'failed');
    return () => onArrival(index, undefined);
  }, [failed, index, onArrival]);

  const plain = page.encryptionKey === '';
  const size = { width: page.width, height: page.height };
  // The first page's stands there for what brings it before this thread can.
  const isEarly = isFromServer && !plain && !src && wanted && urgent && !failed;
  const files = () => ({
    'data-files': pageSrcSet(page.imageUrl, page.width) ?? `${page.imageUrl} ${page.width}w`,
    'data-key': page.encryptionKey,
  });
  return (
    <>
      {(hydrated || wanted) && !ready && !failed && <PagePlaceholder item={item} wanted={wanted} urgent={urgent} />}
      {(src || isEarly) && (
        <img
          {...size}
          {...(isEarly && files())}
          alt={name}
          ref={hold}
          sizes={plain ? sizesOf(layout, laid) : undefined}
          srcSet={plain && src ? pageSrcSet(src, page.width) : undefined}
          src={src}
          className={styles.picture}
          // What is turned to is painted with the turn, never after it.
          decoding={layout.mode === 'horizontal' ? 'sync' : 'async'}
          fetchPriority={urgent ? 'high' : 'low'}
          draggable={false}
          data-ready={ready || undefined}
          onLoad={settle}
          onError={fail}
        />
      )}
      {isEarly && <EarlyPicture />}
      {!wanted && plain && (
        <noscript>
          <img {...size} alt={name} src={page.imageUrl} className={styles.picture} loading="lazy" />
        </noscript>
      )}
      {failed && (
        <div className={styles.failed} role="group" aria-label={name}>
          <p>{t('failed')}</p>
          <button type="button" className={styles.retry} onClick={retry}>
            <Icon name="retry" />
            <span>{t('retry')}</span>
          </button>
        </div>
      )}
    </>
  );
}
