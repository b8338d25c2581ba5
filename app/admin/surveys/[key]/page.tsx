import { notFound } from 'next/navigation';

import { langOf } from '@/components/admin/lang-of';
import { SurveyResults } from '@/components/admin/survey-results';
import { adminRoutes } from '@/lib/admin/routes';
import { languageOf } from '@/lib/i18n/locales';
import { orTrouble } from '@/lib/server/admin/admin-error';
import { adminLocale } from '@/lib/server/admin/admin-locale';
import { askOrigin } from '@/lib/server/admin/ask-origin';
import { requireOperator } from '@/lib/server/admin/require-operator';

import { Desk } from '../../desk';

export default async function SurveyPage({ params }: { params: Promise<{ key: string }> }) {
  const key = decodeURIComponent((await params).key);
  const here = adminRoutes.survey(key);
  await requireOperator(here);
  const locale = await adminLocale();
  const told = await orTrouble(askOrigin('survey', { lang: languageOf(locale), key }));
  if (told === 'refused') notFound();
  if (typeof told === 'string')
    return (
      <Desk part="surveys" here={here} trouble={told}>
        {null}
      </Desk>
    );
  const { survey } = told;
  if (!survey) notFound();
  return (
    <Desk part="surveys" here={here} head={survey.subject} headLang={langOf(survey.language)}>
      <SurveyResults locale={locale} survey={survey} />
    </Desk>
  );
}
