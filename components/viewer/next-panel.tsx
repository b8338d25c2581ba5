import { useTranslations } from 'next-intl';

import { pictureSrcSet } from '@/components/catalog/picture-srcset';
import { LocalTime } from '@/components/catalog/local-time';
import { buttonClass } from '@/components/ui/button-class';
import { Flag } from '@/components/ui/flag';
import { Icon } from '@/components/ui/icon';
import type { LastPage } from '@/lib/domain/chapter-view';
import type { Title } from '@/lib/domain/title';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import { ChapterLink } from './chapter-link';
import styles from './next-panel.module.css';

interface Props {
  page: LastPage;
  title: Title;
  wanted: boolean;
}

/** The next chapter's art with its number over it; without a next chapter, the way back to the series. */
export function NextPanel({ page: { next, nextAccess }, title, wanted }: Props) {
  const t = useTranslations('viewer.last');
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
            <p className={isNumber ? styles.number : styles.title}>
              {isNumber && <span className={styles.sign}>#</span>}
              {isNumber ? next.name.slice(1) : next.name}
            </p>
            <p className={styles.subTitle}>{next.subTitle}</p>
          </>
        ) : (
          <>
            <p className={styles.title}>{title.name}</p>
            <p className={styles.subTitle}>{t('caughtUpText')}</p>
          </>
        )}
        <p className={styles.actions}>
          {next ? (
            <ChapterLink
              chapterId={next.id}
              className={linkClass}
              prefetch={false}
              aria-label={`${t('read')}: ${next.name}`}
            >
              {arrow}
              {t('read')}
            </ChapterLink>
          ) : (
            <Link href={routes.title(title.id)} className={linkClass} prefetch={false}>
              {arrow}
              {t('toTitle')}
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
