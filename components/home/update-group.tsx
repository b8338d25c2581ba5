import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';

import { Card } from '@/components/catalog/card';
import { preferredTitle } from '@/components/catalog/preferred-title';
import { formatTime } from '@/components/catalog/time-format';
import { SectionHead } from '@/components/ui/section-head';
import type { UpdatedSeries } from '@/lib/domain/home';
import type { Language } from '@/lib/domain/language';
import { counted } from '@/lib/i18n/counted';

import { LeadCard } from './lead-card';
import type { ArrangedGroup } from './model/arrange-home';
import { landscapeLead } from './model/landscape-lead';
import styles from './update-group.module.css';

interface Props extends ArrangedGroup {
  language: Language;
  /** Its place among the days: the middle banner is ordered between them by CSS. */
  index: number;
  /** Nothing stands above it. */
  isOnTop: boolean;
}

/** What came out on one day. */
export function UpdateGroup({ group, lead, rest, language, index, isOnTop }: Props) {
  const t = useTranslations('home');
  const locale = useLocale();
  const count = rest.length + (lead ? 1 : 0);
  const startAt = (lead ?? rest[0])?.chapterStartAt;
  return (
    <section className={styles.group} style={{ '--place': index * 2 } as CSSProperties}>
      <SectionHead
        level={2}
        size="day"
        title={group.name}
        meta={`${startAt ? `${formatTime(startAt, 'weekday-date', locale, 'UTC')} · ` : ''}${t('chapters', counted(count, locale))}`}
      />
      <ul className={styles.cards}>
        {lead && (
          <li className={styles.lead} data-others={Math.min(rest.length, 5)}>
            <LeadCard series={lead} language={language} landscape={landscapeLead(rest.length)} priority={isOnTop} />
          </li>
        )}
        {rest.map((series) => (
          <li key={series.releases[0]?.chapterId}>
            <SeriesCard series={series} language={language} priority={index === 0 && !lead} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SeriesCard({ series, language, priority }: { series: UpdatedSeries; language: Language; priority: boolean }) {
  const release = preferredTitle(series.releases, ({ title }) => title.language, language);
  if (!release) return null;
  return (
    <Card
      title={release.title}
      chapter={{ id: release.chapterId, name: release.chapterName || series.chapterNumber }}
      languages={series.releases.map(({ title }) => title.language)}
      viewCount={series.viewCount}
      status={series.updateStatus}
      startAt={series.chapterStartAt}
      priority={priority}
    />
  );
}
