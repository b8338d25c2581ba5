import { notFound } from 'next/navigation';

import { Figures } from '@/components/admin/figures';
import { langOf } from '@/components/admin/lang-of';
import { PeriodChoice, periodOf } from '@/components/admin/period-choice';
import { SeriesTitles } from '@/components/admin/series-titles';
import { adminRoutes } from '@/lib/admin/routes';
import { languageOf } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator-for';
import { pathId } from '@/lib/routes';
import { orTrouble } from '@/lib/server/admin/admin-error';
import { adminLocale } from '@/lib/server/admin/admin-locale';
import { askOrigin } from '@/lib/server/admin/ask-origin';
import { requireOperator } from '@/lib/server/admin/require-operator';

import { valuesOf, type Asked } from '../../asked';
import { Desk } from '../../desk';

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Asked;
}

export default async function SeriesPage({ params, searchParams }: Props) {
  const id = pathId((await params).id);
  const days = periodOf((await valuesOf(searchParams)).days);
  const here = id === undefined ? adminRoutes.catalogue() : adminRoutes.series(id, { days });
  await requireOperator(here);
  if (id === undefined) notFound();
  const locale = await adminLocale();
  const t = await translatorFor('admin', locale);
  const lang = languageOf(locale);
  const told = await orTrouble(
    Promise.all([askOrigin('series', { lang, id }), askOrigin('figures', { lang, days, series: id })]),
  );
  if (typeof told === 'string')
    return (
      <Desk part="catalogue" here={here} trouble={told}>
        {null}
      </Desk>
    );
  const [{ series, titles }, figures] = told;
  if (!series) notFound();
  return (
    <Desk part="catalogue" here={here} head={series.name} headLang={langOf(series.nameLanguage)}>
      <p>
        <span lang={langOf(series.nameLanguage)}>{series.author}</span>
        <span>{` · ${t(`status.${series.status}`)} · ${series.slug}`}</span>
      </p>
      <SeriesTitles locale={locale} titles={titles} />
      <PeriodChoice locale={locale} days={days} hrefOf={(to) => adminRoutes.series(id, { days: to })} />
      <Figures locale={locale} figures={figures} series={id} />
    </Desk>
  );
}
