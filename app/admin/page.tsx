import { Figures } from '@/components/admin/figures';
import { MostRead } from '@/components/admin/most-read';
import { PeriodChoice, periodOf } from '@/components/admin/period-choice';
import { adminRoutes } from '@/lib/admin/routes';
import { languageOf } from '@/lib/i18n/locales';
import { orTrouble } from '@/lib/server/admin/admin-error';
import { adminLocale } from '@/lib/server/admin/admin-locale';
import { askOrigin } from '@/lib/server/admin/ask-origin';
import { requireOperator } from '@/lib/server/admin/require-operator';

import { valuesOf, type Asked } from './asked';
import { Desk } from './desk';

export default async function OverviewPage({ searchParams }: { searchParams: Asked }) {
  const days = periodOf((await valuesOf(searchParams)).days);
  const here = adminRoutes.overview({ days });
  await requireOperator(here);
  const locale = await adminLocale();
  const figures = await orTrouble(askOrigin('figures', { lang: languageOf(locale), days }));
  const isTold = typeof figures === 'object';
  return (
    <Desk part="overview" here={here} trouble={isTold ? undefined : figures}>
      <PeriodChoice locale={locale} days={days} hrefOf={(to) => adminRoutes.overview({ days: to })} />
      {isTold && <Figures locale={locale} figures={figures} />}
      {isTold && <MostRead locale={locale} mostRead={figures.mostRead} />}
    </Desk>
  );
}
