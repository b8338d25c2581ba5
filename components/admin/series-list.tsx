import { Fragment } from 'react';

import { buttonClass } from '@/components/ui/button-class';
import { SERIES_STATES, type AdminAnswer } from '@/lib/admin/calls';
import { adminRoutes } from '@/lib/admin/routes';
import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator-for';
import { limits } from '@/lib/limits';

import styles from './desk.module.css';
import { FoldTable } from './fold-table';
import { langOf } from './lang-of';
import { languageName } from './language-name';
import { formatCount, formatTime } from './model/format';
import { pagesIn } from './model/page-of';
import { Pager } from './pager';

interface Props {
  locale: Locale;
  catalogue: AdminAnswer<'catalogue'>;
  page: number;
  search: string;
  status: string | undefined;
}

const HEADS = ['series', 'languages', 'status', 'out', 'scheduled', 'ended', 'next'] as const;
const NUMBERS: readonly string[] = ['out', 'scheduled', 'ended'];

/** What is published and scheduled, a page at a time. */
export async function SeriesList({ locale, catalogue: { total, series }, page, search, status }: Props) {
  const t = await translatorFor('admin', locale);
  return (
    <>
      <form className={styles.filter} action={adminRoutes.catalogue()}>
        <div className={styles.field}>
          <label htmlFor="search">{t('list.search')}</label>
          <input
            className={styles.input}
            id="search"
            name="search"
            type="search"
            defaultValue={search}
            maxLength={limits.keywordMaxLength}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor="status">{t('list.status')}</label>
          <select className={styles.input} id="status" name="status" defaultValue={status ?? ''}>
            <option value="">{t('list.all')}</option>
            {SERIES_STATES.map((each) => (
              <option key={each} value={each}>
                {t(`status.${each}`)}
              </option>
            ))}
          </select>
        </div>
        <button className={buttonClass('ink')}>{t('list.find')}</button>
      </form>
      <p className={styles.hint}>{t('list.count', { count: total })}</p>
      {series.length === 0 ? (
        <p>{t('list.none')}</p>
      ) : (
        <FoldTable
          label={t('part.catalogue')}
          heads={HEADS.map((name) => ({ text: t(`list.${name}`), isNumber: NUMBERS.includes(name) }))}
          rows={series.map(
            ({ id, name, nameLanguage, author, languages, status: state, out, scheduled, ended, nextStartAt }) => ({
              key: id,
              cells: [
                <Fragment key="name">
                  <a className={styles.link} href={adminRoutes.series(id)} lang={langOf(nameLanguage)}>
                    {name}
                  </a>
                  <p className={styles.hint} lang={langOf(nameLanguage)}>
                    {author}
                  </p>
                </Fragment>,
                languages.map((code) => languageName(code, locale)).join(', '),
                out === 0 ? t('list.hidden') : t(`status.${state}`),
                ...[out, scheduled, ended].map((count) => formatCount(locale, count)),
                nextStartAt > 0 && scheduled > 0 ? (
                  <span key="next" className={styles.whole}>
                    {formatTime(locale, nextStartAt)}
                  </span>
                ) : (
                  '–'
                ),
              ],
            }),
          )}
        />
      )}
      <Pager
        locale={locale}
        page={page}
        pages={pagesIn(total, limits.adminPageEntries)}
        hrefOf={(to) => adminRoutes.catalogue({ search, status, page: to })}
      />
    </>
  );
}
