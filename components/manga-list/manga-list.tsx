import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { GiantTabs } from '@/components/catalog/giant-tabs';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { SearchList } from '@/lib/domain/search-list';
import { counted } from '@/lib/i18n/counted';
import { Link } from '@/lib/i18n/navigation';
import { limits } from '@/lib/limits';
import { routes } from '@/lib/routes';

import { LIST_TYPES, type ListType } from './list-types';
import styles from './manga-list.module.css';
import type { ShelfSeries } from './model/shelf-series';
import { Shelf } from './shelf';

interface Props extends Pick<SearchList, 'tags' | 'labels'> {
  type: ListType;
  series: readonly ShelfSeries[];
  /** What stands in the list's place when it has no series at all, and when the filters leave none. */
  empty: ReactNode;
  noResult: ReactNode;
}

/** One tab of the manga list: the whole shelf, to be filtered and sorted. */
export function MangaList({ type, series, tags, labels, empty, noResult }: Props) {
  const t = useTranslations('mangaList');
  const locale = useLocale();
  return (
    <>
      <VisuallyHidden as="h1">{t(`title.${type}`)}</VisuallyHidden>
      <GiantTabs
        label={t('tabs')}
        tabs={(Object.keys(LIST_TYPES) as ListType[]).map((each) => ({
          href: routes.mangaList(each),
          name: t(`tab.${each}`),
          current: each === type,
        }))}
        meta={series.length > 0 && t('count', counted(series.length, locale))}
      />
      <div className={styles.page}>
        {series.length >= limits.listedSeriesMax && (
          <p className={styles.latest}>
            {t.rich('latest', {
              ...counted(series.length, locale),
              search: (text) => (
                <Link href={routes.search()} prefetch={false}>
                  {text}
                </Link>
              ),
            })}
          </p>
        )}
        {series.length === 0 ? empty : <Shelf series={series} tags={tags} labels={labels} noResult={noResult} />}
      </div>
    </>
  );
}
