import { Fragment } from 'react';

import type { AdminAnswer } from '@/lib/admin/calls';
import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator-for';

import styles from './desk.module.css';
import { FoldTable } from './fold-table';
import { langOf } from './lang-of';
import { languageName } from './language-name';
import { formatCount, formatTime } from './model/format';

type Titles = AdminAnswer<'series'>['titles'];

const HEADS = ['languages', 'out', 'scheduled', 'ended', 'newest', 'next'] as const;
const NUMBERS: readonly string[] = ['out', 'scheduled', 'ended'];

/** A series in each of its languages: what is out, and what comes when. */
export async function SeriesTitles({ locale, titles }: { locale: Locale; titles: Titles }) {
  const t = await translatorFor('admin', locale);
  const heads = [
    ...HEADS.map((name) => ({ text: t(`list.${name}`), isNumber: NUMBERS.includes(name) })),
    { text: t('figure.views'), isNumber: true },
    { text: t('figure.favorites'), isNumber: true },
  ];
  return (
    <FoldTable
      label={t('list.languages')}
      heads={heads}
      rows={titles.map(({ id, language, name, out, scheduled, ended, newest, next, views, favorites }) => ({
        key: id,
        cells: [
          <Fragment key="name">
            {languageName(language, locale)}
            <p className={styles.hint} lang={langOf(language)}>
              {name}
            </p>
          </Fragment>,
          ...[out, scheduled, ended].map((count) => formatCount(locale, count)),
          newest ? <Chapter key="newest" locale={locale} lang={langOf(language)} chapter={newest} /> : '–',
          next.length > 0
            ? next.map((chapter) => (
                <Chapter key={chapter.id} locale={locale} lang={langOf(language)} chapter={chapter} />
              ))
            : '–',
          formatCount(locale, views),
          formatCount(locale, favorites),
        ],
      }))}
    />
  );
}

interface ChapterProps {
  locale: Locale;
  lang: string | undefined;
  chapter: Titles[number]['next'][number];
}

function Chapter({ locale, lang, chapter: { name, startAt } }: ChapterProps) {
  return (
    <p>
      <span lang={lang}>{name}</span> <span className={styles.hint}>{formatTime(locale, startAt)}</span>
    </p>
  );
}
