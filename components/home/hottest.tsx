import { useTranslations } from 'next-intl';

import { preferredTitle } from '@/components/catalog/preferred-title';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import { SectionHead } from '@/components/ui/section-head';
import type { Language } from '@/lib/domain/language';
import type { RankedSeries } from '@/lib/domain/ranked-series';
import { Link } from '@/lib/i18n/navigation';
import { limits } from '@/lib/limits';
import { routes } from '@/lib/routes';

import { Fold } from './fold';
import { HottestFirst } from './hottest-first';
import styles from './hottest.module.css';
import { HottestRow } from './hottest-row';

/** The ranking beside the updates; phones fold it after ten. */
export function Hottest({ ranking, language }: { ranking: readonly RankedSeries[]; language: Language }) {
  const t = useTranslations('home');
  const entries = ranking.slice(0, limits.homeRankingEntries).flatMap(({ titles, score, originalTitleId }) => {
    const title = preferredTitle(titles, (each) => each.language, language);
    return title ? [{ title, score, key: originalTitleId }] : [];
  });
  const [first, ...rest] = entries;
  if (!first) return null;
  return (
    <section className={styles.hottest} aria-labelledby="hottest">
      <SectionHead
        level={2}
        size="side"
        id="hottest"
        title={t('hottest')}
        meta={
          <Link href={routes.ranking()} prefetch={false}>
            <span>{t('viewAll')}</span> <span aria-hidden>→</span>
          </Link>
        }
      />
      <Fold
        label={entries.length > limits.homeRankingPhoneEntries ? t('unfold', { count: entries.length }) : undefined}
      >
        <li>
          <HottestFirst title={first.title} score={first.score} />
        </li>
        {rest.map(({ title, score, key }, index) => (
          <li key={key} className={styles.row}>
            <HottestRow rank={index + 2} title={title} score={score} />
          </li>
        ))}
      </Fold>
      <Link
        href={routes.ranking()}
        prefetch={false}
        className={classNames(buttonClass('outline', 'small'), styles.whole)}
      >
        {t('wholeRanking')}
      </Link>
    </section>
  );
}
