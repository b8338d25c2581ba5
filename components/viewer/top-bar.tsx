'use client';

import { useTranslations } from 'next-intl';
import { Fragment } from 'react';

import { inLanguage } from '@/components/catalog/in-language';
import { Icon } from '@/components/ui/icon';
import { Mark } from '@/components/ui/mark';
import type { ChapterView } from '@/lib/domain/chapter-view';
import { LANGUAGES } from '@/lib/domain/language';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import styles from './bars.module.css';
import { FullscreenButton } from './fullscreen-button';
import { PopupButton } from './popup-button';
import type { PopupName } from './popup-name';

interface Props {
  chapter: ChapterView;
  popup: PopupName | undefined;
  bars: 'shown' | 'hidden';
  /** A pointer is over it. */
  onNear: () => void;
  onPopup: (name: PopupName) => void;
}

/** Above the pages: what is being read, and the three popups. */
export function TopBar({ chapter, popup, bars, onNear, onPopup }: Props) {
  const t = useTranslations('viewer');
  const { name, short, tag } = LANGUAGES[chapter.language];
  const subTitle = chapter.chapters.find(({ id }) => id === chapter.chapterId)?.subTitle;
  return (
    <header className={styles.top} data-bars={bars} onPointerEnter={onNear}>
      <Link href={routes.home()} className={styles.home} aria-label={t('home')} prefetch={false}>
        <Mark size={22} />
      </Link>
      <h1 className={styles.heading}>
        <Link href={routes.title(chapter.titleId)} className={styles.title} lang={tag} prefetch={false}>
          {chapter.titleName}
        </Link>
        {/* A chapter that follows has new elements: that its words are longer is no shift of the layout. */}
        <Fragment key={chapter.chapterId}>
          <span className={styles.chapter} lang={tag}>
            {chapter.chapterName}
          </span>
          {subTitle && (
            <span className={styles.subTitle} lang={tag}>
              {subTitle}
            </span>
          )}
        </Fragment>
      </h1>
      <div className={styles.actions}>
        <PopupButton label={t('chapters')} open={popup === 'chapters'} onPress={() => onPopup('chapters')}>
          <Icon name="list" />
        </PopupButton>
        <PopupButton
          label={t.rich('languageOf', { name, short, content: inLanguage(chapter.language) })}
          open={popup === 'language'}
          onPress={() => onPopup('language')}
        >
          <Icon name="globe" />
          <span className={styles.short}>{short}</span>
        </PopupButton>
        <FullscreenButton />
        <PopupButton label={t('settings')} open={popup === 'settings'} onPress={() => onPopup('settings')}>
          <Icon name="settings" />
        </PopupButton>
      </div>
    </header>
  );
}
