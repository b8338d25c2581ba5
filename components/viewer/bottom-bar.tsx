'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, type CSSProperties } from 'react';

import { formatComments } from '@/components/catalog/format-count';
import { inLanguage } from '@/components/catalog/in-language';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useAnswerFirst } from '@/lib/client/use-answer-first';
import type { Chapter } from '@/lib/domain/chapter';
import { LANGUAGES, type Language } from '@/lib/domain/language';
import type { ViewerMode } from '@/lib/domain/viewer-choices';
import { counted } from '@/lib/i18n/counted';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import styles from './bars.module.css';
import { ChapterLink } from './chapter-link';
import type { Direction } from './model/input';
import { groupOf, pageGroups } from './model/page-groups';
import { pagesText, progressOf, type Position } from './model/progress';
import type { Spread } from './model/spreads';
import { PageSlider } from './page-slider';
import { PopupButton } from './popup-button';

interface Props {
  chapterId: number;
  commentCount: number;
  next: Chapter | undefined;
  /** The chapters' language. */
  language: Language;
  mode: ViewerMode;
  direction: Direction;
  /** What is seen. */
  position: Position;
  /** What is on its way and will be seen next. */
  wanted?: Position;
  bars: 'shown' | 'hidden';
  /** The chapter's screens, to be seen in small. */
  spreads: readonly Spread[];
  isGridOpen: boolean;
  /** A pointer is over it. */
  onNear: () => void;
  onJump: (page: number) => void;
  /** Opens all pages in small. */
  onGrid: () => void;
}

/** Below the pages: how far the reader is, the comments, and in a strip the next chapter. */
export function BottomBar({
  chapterId,
  commentCount,
  next,
  language,
  mode,
  direction,
  position,
  wanted: reached,
  bars,
  spreads,
  isGridOpen,
  onNear,
  onJump,
  onGrid,
}: Props) {
  const t = useTranslations('viewer');
  const locale = useLocale();
  const nextLabel = useId();
  // The slider marks the new position at once, because rendering the page may take longer.
  const [wanted, answer] = useAnswerFirst(reached);
  const jump = (page: number) => {
    const { from, to } = groupOf(pageGroups(spreads), page) ?? { from: page, to: page };
    answer({ from, to, total: position.total }, () => onJump(page));
  };
  const pages = pagesText(position);
  const label = t('position', { pages, total: position.total, paired: String(position.from !== position.to) });
  return (
    <footer className={styles.bottom} data-bars={bars} onPointerEnter={onNear}>
      {mode === 'horizontal' ? (
        <PageSlider
          position={position}
          wanted={wanted}
          direction={direction}
          text={label}
          spreads={spreads}
          onJump={jump}
        />
      ) : (
        <div
          className={styles.progress}
          role="progressbar"
          aria-label={t('progress')}
          aria-valuemin={1}
          aria-valuemax={position.total}
          aria-valuenow={position.to}
          aria-valuetext={label}
        >
          <div className={styles.done} style={{ transform: `scaleX(${progressOf(position)})` }} />
        </div>
      )}
      <Link
        href={routes.comments(chapterId)}
        className={styles.comments}
        aria-label={t('comments', counted(commentCount, locale))}
        prefetch={false}
      >
        <Icon name="comment" />
        <span>{formatComments(commentCount, locale)}</span>
      </Link>
      <PopupButton
        className={styles.position}
        style={{ '--digits': String(position.total).length } as CSSProperties}
        label={t('gridAt', { pages, total: String(position.total) })}
        open={isGridOpen}
        onPress={onGrid}
      >
        {/* A new element each time: text that grows is no shift of the layout. */}
        <span key={pages} className={styles.count}>
          <span>{pages}</span> <span className={styles.total}>{`/ ${position.total}`}</span>
        </span>
      </PopupButton>
      {next && (
        <ChapterLink chapterId={next.id} className={styles.next} aria-labelledby={nextLabel} prefetch={false}>
          {/* As above: another chapter's number is not as wide. */}
          <span key={next.name} className={styles.nextName} lang={LANGUAGES[language].tag}>
            {next.name}
          </span>
          <Icon name="chevron-right" />
          <VisuallyHidden id={nextLabel}>
            {t.rich('nextChapter', { name: next.name, content: inLanguage(language) })}
          </VisuallyHidden>
        </ChapterLink>
      )}
    </footer>
  );
}
