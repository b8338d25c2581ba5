import type { CSSProperties } from 'react';

import { Cover } from '@/components/catalog/cover';
import { LanguageChips } from '@/components/catalog/language-chips';
import { classNames } from '@/components/ui/class-names';
import { longestWord } from '@/components/ui/longest-word';
import { LANGUAGES, type Language } from '@/lib/domain/language';
import type { Title } from '@/lib/domain/title';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import { placeLook, type PlaceLook } from './model/place-look';
import styles from './place.module.css';
import { Score } from './score';

export interface RankedTitle {
  rank: number;
  /** The title in the language to read it in. */
  title: Title;
  score: number;
  languages: readonly Language[];
}

const sizes: Record<PlaceLook, string> = {
  first: '(width <= 768px) 190vw, (width < 1376px) 100vw, 1315px',
  large: '(width <= 768px) 76px, (width < 1376px) 16vw, 201px',
  either: '(width <= 768px) 76px, (width < 1100px) 18vw, 166px',
  small: '(width < 480px) 30vw, (width <= 768px) 23vw, (width < 1100px) 18vw, 166px',
};

/** A place of the ranking: numeral, cover, name and score, the large ones with author and languages too. */
export function Place({ rank, title, score, languages }: RankedTitle) {
  const look = placeLook(rank);
  const lang = LANGUAGES[title.language].tag;
  const isFirst = look === 'first';
  return (
    <Link
      href={routes.title(title.id)}
      prefetch={false}
      className={classNames(styles.place, styles[look])}
      data-surface={isFirst ? 'dark' : undefined}
    >
      <span className={styles.rank}>{rank}</span>
      <span className={styles.cover}>
        <Cover
          title={title}
          shape={isFirst ? 'landscape' : 'portrait'}
          sizes={sizes[look]}
          widths={isFirst ? undefined : [160, 480]}
          priority={isFirst}
        />
      </span>
      <h2 className={styles.name} lang={lang}>
        <span className={styles.words} style={{ '--letters': longestWord(title.name) } as CSSProperties}>
          {title.name}
        </span>
      </h2>
      {look !== 'small' && (
        <>
          <span className={styles.author} lang={lang}>
            {title.author}
          </span>
          <div className={styles.foot}>
            <Score score={score} className={styles.full} />
            <LanguageChips languages={languages} />
          </div>
        </>
      )}
      {(look === 'small' || look === 'either') && <Score score={score} className={styles.short} />}
    </Link>
  );
}
