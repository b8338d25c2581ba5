'use client';

import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef } from 'react';

import { pictureSrcSet } from '@/components/catalog/picture-srcset';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Chapter } from '@/lib/domain/chapter';
import { LANGUAGES, type Language } from '@/lib/domain/language';

import { ChapterLink } from './chapter-link';
import { Popup } from './popup';
import styles from './popup.module.css';

interface Props {
  chapters: readonly Chapter[];
  chapterId: number;
  language: Language;
  onClose: () => void;
}

/** All chapters of the title at the side, opened at the one being read. */
export function ChapterMenu({ chapters, chapterId, language, onClose }: Props) {
  const t = useTranslations('viewer');
  const current = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    current.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <Popup title={t('chapters')} place="side" onClose={onClose}>
      <ul>
        {chapters.map(({ id, name, subTitle, thumbnailUrl, alreadyViewed }) => (
          <li key={id} ref={id === chapterId ? current : undefined}>
            <ChapterLink
              chapterId={id}
              className={`${styles.row} ${styles.chapter}`}
              aria-current={id === chapterId ? 'page' : undefined}
              prefetch={false}
              onClick={onClose}
            >
              <img
                src={thumbnailUrl}
                srcSet={pictureSrcSet(thumbnailUrl)}
                sizes="96px"
                className={styles.thumbnail}
                width={96}
                height={54}
                alt=""
                loading="lazy"
              />
              <span
                className={alreadyViewed && id !== chapterId ? `${styles.words} ${styles.viewed}` : styles.words}
                lang={LANGUAGES[language].tag}
              >
                <span className={styles.number}>{name}</span>
                <span className={styles.subTitle}>{subTitle}</span>
              </span>
              {alreadyViewed && id !== chapterId && (
                <span className={`${styles.end} ${styles.viewed}`}>
                  <Icon name="check" size={20} />
                  <VisuallyHidden>{t('chapterRead')}</VisuallyHidden>
                </span>
              )}
            </ChapterLink>
          </li>
        ))}
      </ul>
    </Popup>
  );
}
