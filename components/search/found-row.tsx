import { memo } from 'react';

import { Cover } from '@/components/catalog/cover';
import { LanguageChips } from '@/components/catalog/language-chips';
import { UpFlag } from '@/components/catalog/up-flag';
import { ViewCount } from '@/components/catalog/view-count';
import { LANGUAGES } from '@/lib/domain/language';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import { Marked } from './marked';
import type { Found } from './model/search-index';
import styles from './found-row.module.css';

/** A row is 72 or 88 px wide on the left, up to three device pixels each. */
const COVER_WIDTHS = [160, 320] as const;

interface Props {
  found: Found;
  keyword: string;
  priority?: boolean;
  /** The reader comes back to it. */
  isLeft?: boolean;
  onOpen: (titleId: number) => void;
}

const focusQuietly = (link: HTMLAnchorElement | null) => link?.focus({ preventScroll: true });

/** A series that was found: cover, name and author with what matched, its languages and views. */
export const FoundRow = memo(function FoundRow({ found: { title, titles }, keyword, priority, isLeft, onOpen }: Props) {
  return (
    <article className={styles.row}>
      <div className={styles.cover}>
        <Cover title={title} sizes="(width <= 768px) 72px, 88px" widths={COVER_WIDTHS} priority={priority} />
        <span className={styles.flag}>
          <UpFlag status={title.updateStatus} />
        </span>
      </div>
      <div className={styles.words}>
        <div className={styles.head} lang={LANGUAGES[title.language].tag}>
          <h2 className={styles.name}>
            <Link
              ref={isLeft ? focusQuietly : undefined}
              href={routes.title(title.id)}
              prefetch={false}
              className={styles.link}
              data-result
              onClick={() => onOpen(title.id)}
            >
              <Marked text={title.name} keyword={keyword} />
            </Link>
          </h2>
          <p className={styles.author}>
            <Marked text={title.author} keyword={keyword} />
          </p>
        </div>
        <div className={styles.foot}>
          <LanguageChips languages={titles.map(({ language }) => language)} />
          <ViewCount count={title.viewCount} />
        </div>
      </div>
    </article>
  );
});
