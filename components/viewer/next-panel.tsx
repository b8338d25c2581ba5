import { useTranslations } from 'next-intl';
import { useId } from 'react';

import { pictureSrcSet } from '@/components/catalog/picture-srcset';
import { LocalTime } from '@/components/catalog/local-time';
import { buttonClass } from '@/components/ui/button-class';
import { Flag } from '@/components/ui/flag';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { LastPage } from '@/lib/domain/chapter-view';
import { LANGUAGES, type Language } from '@/lib/domain/language';
import type { Title } from '@/lib/domain/title';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import { ChapterLink } from './chapter-link';
import styles from './next-panel.module.css';

interface Props {
  page: LastPage;
  title: Title;
  /** The series' language. */
  language: Language;
  wanted: boolean;
}

/** The next chapter's art with its number over it; without a next chapter, the way back to the series. */
export function NextPanel({ page: { next, nextAccess }, title, language, wanted }: Props) {
  const t = useTranslations('viewer.last');
  const lang = LANGUAGES[language].tag;
  const label = useId();
  const art = next?.thumbnailUrl || title.landscapeImageUrl;
  const linkClass = `${buttonClass('spot', 'large')} ${styles.link}`;
  const arrow = (
    <span className={styles.arrow}>
      <Icon name="chevron-right" />
    </span>
  );
  const isNumber = next?.name.startsWith('#');
  return (
    <div className={styles.panel}>
      {art && (
        <img
          src={art}
          srcSet={pictureSrcSet(art)}
          sizes="(width > 1100px) 800px, 100vw"
          alt=""
          className={styles.art}
          loading={wanted ? 'eager' : 'lazy'}
        />
      )}
      <div className={styles.words}>
        <span className={styles.flag}>
          <Flag size="lead">{next ? t('next') : t('caughtUp')}</Flag>
        </span>
        {next ? (
          <>
            <p className={isNumber ? styles.number : styles.title} lang={lang}>
              {isNumber && <span className={styles.sign}>#</span>}
              <span>{isNumber ? next.name.slice(1) : next.name}</span>
            </p>
            <p className={styles.subTitle} lang={lang}>
              {next.subTitle}
            </p>
          </>
        ) : (
          <>
            <p className={styles.title} lang={lang}>
              {title.name}
            </p>
            <p className={styles.subTitle}>{t('caughtUpText')}</p>
          </>
        )}
        <p className={styles.actions}>
          {next ? (
            <ChapterLink chapterId={next.id} className={linkClass} prefetch={false} aria-labelledby={label}>
              {arrow}
              <span>{t('read')}</span>
              <VisuallyHidden id={label}>
                <span>{`${t('read')}: `}</span>
                <span lang={lang}>{next.name}</span>
              </VisuallyHidden>
            </ChapterLink>
          ) : (
            <Link href={routes.title(title.id)} className={linkClass} prefetch={false}>
              {arrow}
              <span>{t('toTitle')}</span>
            </Link>
          )}
          {next && (
            <span className={styles.badge} data-access={nextAccess}>
              {t(nextAccess)}
            </span>
          )}
          {next?.endAt !== undefined && (
            <span className={styles.until}>{t.rich('until', { date: () => <LocalTime seconds={next.endAt!} /> })}</span>
          )}
        </p>
      </div>
    </div>
  );
}
