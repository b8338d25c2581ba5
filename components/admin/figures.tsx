import type { AdminAnswer } from '@/lib/admin/calls';
import { adminRoutes } from '@/lib/admin/routes';
import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator-for';

import { BarChart } from './bar-chart';
import styles from './desk.module.css';
import { formatCount, formatDay, formatTime } from './model/format';
import { ScrollTable } from './scroll-table';

interface Props {
  locale: Locale;
  figures: AdminAnswer<'figures'>;
  series?: number;
}

const CHARTS = [
  { what: 'views', tone: 'ink' },
  { what: 'favorited', tone: 'spot' },
] as const;

/** Views and favourites by day, drawn and in a table. */
export async function Figures({ locale, figures, series }: Props) {
  const t = await translatorFor('admin', locale);
  const { days, favorites, countedSince } = figures;
  const [from, to] = [formatDay(locale, days[0]!.day), formatDay(locale, days.at(-1)!.day)];
  const sum = (of: 'views' | 'favorited' | 'unfavorited') =>
    formatCount(
      locale,
      days.reduce((total, day) => total + day[of], 0),
    );
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('figure.views')}</dt>
          <dd>{sum('views')}</dd>
        </div>
        <div>
          <dt>{t('figure.favorited')}</dt>
          <dd>{sum('favorited')}</dd>
        </div>
        <div>
          <dt>{t('figure.unfavorited')}</dt>
          <dd>{sum('unfavorited')}</dd>
        </div>
        <div>
          <dt>{t('figure.favorites')}</dt>
          <dd>{formatCount(locale, favorites)}</dd>
        </div>
      </dl>
      {CHARTS.map(({ what, tone }) => (
        <BarChart
          key={what}
          tone={tone}
          label={t('figure.byDay', { what: t(`figure.${what}`), from, to })}
          values={days.map((day) => day[what])}
          ends={[from, to]}
          none={t(what === 'views' ? 'most.none' : 'figure.none')}
          top={t('figure.most', { count: formatCount(locale, Math.max(...days.map((day) => day[what]))) })}
        />
      ))}
      <p className={styles.hint}>{t('figure.since', { date: formatTime(locale, countedSince) })}</p>
      <p>
        <a className={styles.link} href={adminRoutes.exportFile('figures.csv', { days: days.length, series })}>
          {t('csv')}
        </a>
      </p>
      <details>
        <summary className={styles.fold}>{t('figure.table')}</summary>
        <ScrollTable
          label={t('figure.table')}
          heads={(['day', 'views', 'favorited', 'unfavorited'] as const).map((name) => ({
            text: t(`figure.${name}`),
            isNumber: name !== 'day',
          }))}
        >
          {[...days].reverse().map(({ day, views, favorited, unfavorited }) => (
            <tr key={day}>
              <th scope="row">{formatDay(locale, day)}</th>
              {[views, favorited, unfavorited].map((count, at) => (
                <td key={at} className={styles.number}>
                  {formatCount(locale, count)}
                </td>
              ))}
            </tr>
          ))}
        </ScrollTable>
      </details>
    </>
  );
}
