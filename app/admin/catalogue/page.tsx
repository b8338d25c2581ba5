import { pageOf } from '@/components/admin/model/page-of';
import { SeriesList } from '@/components/admin/series-list';
import { SERIES_STATES } from '@/lib/admin/calls';
import { adminRoutes } from '@/lib/admin/routes';
import { languageOf } from '@/lib/i18n/locales';
import { limits } from '@/lib/limits';
import { orTrouble } from '@/lib/server/admin/admin-error';
import { adminLocale } from '@/lib/server/admin/admin-locale';
import { askOrigin } from '@/lib/server/admin/ask-origin';
import { requireOperator } from '@/lib/server/admin/require-operator';

import { valuesOf, type Asked } from '../asked';
import { Desk } from '../desk';

export default async function CataloguePage({ searchParams }: { searchParams: Asked }) {
  const asked = await valuesOf(searchParams);
  const page = pageOf(asked.page);
  const search = (asked.search ?? '').slice(0, limits.keywordMaxLength);
  const status = SERIES_STATES.find((each) => each === asked.status);
  const here = adminRoutes.catalogue({ search, status, page });
  await requireOperator(here);
  const locale = await adminLocale();
  const told = await orTrouble(askOrigin('catalogue', { lang: languageOf(locale), page, search, status }));
  // What no name could be is found nowhere.
  const catalogue = told === 'refused' ? { total: 0, series: [] } : told;
  const isTold = typeof catalogue === 'object';
  return (
    <Desk part="catalogue" here={here} trouble={isTold ? undefined : catalogue}>
      {isTold && <SeriesList locale={locale} catalogue={catalogue} page={page} search={search} status={status} />}
    </Desk>
  );
}
