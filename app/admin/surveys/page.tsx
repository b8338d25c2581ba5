import { SurveyList } from '@/components/admin/survey-list';
import { adminRoutes } from '@/lib/admin/routes';
import { languageOf } from '@/lib/i18n/locales';
import { orTrouble } from '@/lib/server/admin/admin-error';
import { adminLocale } from '@/lib/server/admin/admin-locale';
import { askOrigin } from '@/lib/server/admin/ask-origin';
import { requireOperator } from '@/lib/server/admin/require-operator';

import { Desk } from '../desk';

export default async function SurveysPage() {
  const here = adminRoutes.surveys();
  await requireOperator(here);
  const locale = await adminLocale();
  const told = await orTrouble(askOrigin('surveys', { lang: languageOf(locale) }));
  const isTold = typeof told === 'object';
  return (
    <Desk part="surveys" here={here} trouble={isTold ? undefined : told}>
      {isTold && <SurveyList locale={locale} surveys={told.surveys} />}
    </Desk>
  );
}
