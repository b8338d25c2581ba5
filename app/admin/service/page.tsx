import { ServiceNews } from '@/components/admin/service-news';
import { SwitchesForm } from '@/components/admin/switches-form';
import { SwitchesNow } from '@/components/admin/switches-now';
import { adminRoutes } from '@/lib/admin/routes';
import { formOf } from '@/lib/admin/switches-form';
import { orTrouble, troubleOf } from '@/lib/server/admin/admin-error';
import { adminLocale } from '@/lib/server/admin/admin-locale';
import { askOrigin } from '@/lib/server/admin/ask-origin';
import { othersIn } from '@/lib/server/admin/others-in';
import { requireOperator } from '@/lib/server/admin/require-operator';
import { switchesNow } from '@/lib/switches/switches';

import { valuesOf, type Asked } from '../asked';
import { Desk } from '../desk';

export default async function ServicePage({ searchParams }: { searchParams: Asked }) {
  const {
    draft,
    maintenance,
    retryAfter = '',
    blocked = '',
    allowed = '',
    fault,
    value = '',
    done,
    others,
    trouble,
  } = await valuesOf(searchParams);
  const typed = { maintenance: maintenance === 'on', retryAfter, blocked, allowed };
  const here = adminRoutes.service(draft ? { draft, maintenance, retryAfter, blocked, allowed } : {});
  const { csrf } = await requireOperator(here);
  const locale = await adminLocale();
  const told = await orTrouble(askOrigin('switches', {}));
  const isTold = typeof told === 'object';
  return (
    <Desk part="service" here={here} trouble={isTold ? troubleOf(trouble) : told}>
      <ServiceNews locale={locale} isSaved={done === 'saved'} isDraft={draft !== undefined} others={othersIn(others)} />
      {isTold && (
        <SwitchesForm
          locale={locale}
          csrf={csrf}
          revision={told.revision}
          form={draft ? typed : formOf(told.switches)}
          fault={draft && fault ? { field: fault, value } : undefined}
        />
      )}
      <SwitchesNow locale={locale} {...switchesNow()} />
    </Desk>
  );
}
