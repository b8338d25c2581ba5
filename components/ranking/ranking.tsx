import { useTranslations } from 'next-intl';

import { GiantTabs } from '@/components/catalog/giant-tabs';
import { preferredTitle } from '@/components/catalog/preferred-title';
import { LocalTime } from '@/components/catalog/local-time';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Language } from '@/lib/domain/language';
import type { Ranking as RankingView, RankingType } from '@/lib/domain/ranking';
import { limits } from '@/lib/limits';
import { routes } from '@/lib/routes';

import { Place, type RankedTitle } from './place';
import { RankingBanners } from './ranking-banners';
import styles from './ranking.module.css';

const TYPES: readonly RankingType[] = ['hottest', 'trending', 'completed'];
/** So many stand before the banners; the sixth joins them on narrow screens. */
const BEFORE_BANNERS = 5;

/** One of the three rankings, in the interface's `language`. */
export function Ranking({ type, ranking, language }: { type: RankingType; ranking: RankingView; language: Language }) {
  const t = useTranslations('ranking');
  const places = ranking.series
    .flatMap(({ titles, score }) => {
      const title = preferredTitle(titles, (each) => each.language, language);
      return title ? [{ title, score, languages: titles.map((each) => each.language) }] : [];
    })
    .slice(0, limits.rankingPageEntries)
    .map((place, index): RankedTitle => ({ ...place, rank: index + 1 }));
  return (
    <>
      <VisuallyHidden as="h1">{t(`heading.${type}`)}</VisuallyHidden>
      <GiantTabs
        label={t('tabs')}
        tabs={TYPES.map((each) => ({ href: routes.ranking(each), name: t(`tab.${each}`), current: each === type }))}
        meta={
          places.length > 0 && (
            <>
              <div>{t('top', { count: places.length })}</div>
              <LocalTime seconds={ranking.updatedAt} format="date-time" />
            </>
          )
        }
      />
      <div className={styles.page}>
        {places.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
        <div className={styles.places}>
          <ol className={styles.top}>
            {places.slice(0, BEFORE_BANNERS).map((place) => (
              <li key={place.title.id}>
                <Place {...place} />
              </li>
            ))}
          </ol>
          <RankingBanners banners={ranking.banners} className={styles.banners} />
          {places.length > BEFORE_BANNERS && (
            <ol className={styles.rest} start={BEFORE_BANNERS + 1}>
              {places.slice(BEFORE_BANNERS).map((place) => (
                <li key={place.title.id}>
                  <Place {...place} />
                </li>
              ))}
            </ol>
          )}
        </div>
      </div>
    </>
  );
}
