import { FeedbackList } from '@/components/admin/feedback-list';
import { pageOf } from '@/components/admin/model/page-of';
import { adminRoutes } from '@/lib/admin/routes';
import { orTrouble } from '@/lib/server/admin/admin-error';
import { adminLocale } from '@/lib/server/admin/admin-locale';
import { askOrigin } from '@/lib/server/admin/ask-origin';
import { requireOperator } from '@/lib/server/admin/require-operator';

import { valuesOf, type Asked } from '../asked';
import { Desk } from '../desk';

export default async function FeedbackPage({ searchParams }: { searchParams: Asked }) {
  const page = pageOf((await valuesOf(searchParams)).page);
  const here = adminRoutes.feedback({ page });
  await requireOperator(here);
  const locale = await adminLocale();
  const answer = await orTrouble(askOrigin('feedback', { page }));
  const isTold = typeof answer === 'object';
  return (
    <Desk part="feedback" here={here} trouble={isTold ? undefined : answer}>
      {isTold && <FeedbackList locale={locale} page={page} answer={answer} />}
    </Desk>
  );
}
