import { useTranslations } from 'next-intl';
import { useId } from 'react';

import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { Link } from '@/lib/i18n/navigation';
import { LANGUAGES, type Language } from '@/lib/domain/language';
import type { Title, TitleUpdateStatus } from '@/lib/domain/title';
import { routes } from '@/lib/routes';

import styles from './card.module.css';
import { ChapterNumber } from './chapter-number';
import { Cover } from './cover';
import { inLanguage } from './in-language';
import { LanguageChips } from './language-chips';
import { UpFlag } from './up-flag';
import { ViewCount } from './view-count';

/** Half a phone's window at most, up to three device pixels each. */
const CARD_WIDTHS = [240, 480] as const;

interface Props {
  /** The title in the language to read it in: its cover and its page. */
  title: Title;
  sizes?: string;
  /** Its newest chapter, bitten into the cover. */
  chapter?: { id: number; name: string };
  languages?: readonly Language[];
  viewCount?: number;
  status?: TitleUpdateStatus;
  /** When its newest chapter began, in seconds. */
  startAt?: number;
  priority?: boolean;
  level?: 2 | 3 | 4;
}

/** A series in a grid: the cover and the name lead to the title, the number to the chapter. */
export function Card({
  title,
  sizes = '(width < 480px) 46vw, (width < 768px) 31vw, (width < 1100px) 23vw, 180px',
  chapter,
  languages = [title.language],
  viewCount = title.viewCount,
  status = title.updateStatus,
  startAt,
  priority,
  level = 3,
}: Props) {
  const t = useTranslations('catalog');
  const label = useId();
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <Link className={styles.main} href={routes.title(title.id)} prefetch={false} lang={LANGUAGES[title.language].tag}>
        <span className={styles.art}>
          <Cover title={title} sizes={sizes} widths={CARD_WIDTHS} priority={priority} />
        </span>
        <Heading className={chapter ? styles.name : styles.bareName}>{title.name}</Heading>
      </Link>
      <span className={styles.over}>
        <span className={styles.flag}>
          <UpFlag status={status} startAt={startAt} />
        </span>
        {chapter && (
          <Link className={styles.number} href={routes.viewer(chapter.id)} prefetch={false} aria-labelledby={label}>
            <ChapterNumber name={chapter.name} language={title.language} />
            <VisuallyHidden id={label}>
              {t.rich('readChapter', { name: title.name, number: chapter.name, content: inLanguage(title.language) })}
            </VisuallyHidden>
          </Link>
        )}
      </span>
      <div className={styles.foot}>
        <LanguageChips languages={languages} />
        <ViewCount count={viewCount} />
      </div>
    </article>
  );
}
