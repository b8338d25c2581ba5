import 'server-only';

import { adminRoutes } from '@/lib/admin/routes';
import { readForm } from '@/lib/admin/switches-form';
import { followNow } from '@/lib/switches/switches';

import { AdminError } from './admin-error';
import { refusedForm, seeOther } from './answers';
import { askOrigin } from './ask-origin';
import { isOfSession, receiveForm } from './receive-form';

/** Closes the service and opens it. What cannot be set is in the form again, with the reason. */
export function setSwitches(request: Request): Promise<Response> {
  return receiveForm(request, async ({ fields, session }) => {
    const text = (name: string) => (fields.get(name) ?? '').slice(0, 1_000);
    const form = {
      maintenance: fields.get('maintenance') === 'on',
      retryAfter: text('retryAfter'),
      blocked: text('blocked'),
      allowed: text('allowed'),
    };
    const typed = { draft: 1, ...form, maintenance: form.maintenance ? 'on' : undefined };
    if (!session) return seeOther(adminRoutes.signIn({ why: 'expired', next: adminRoutes.service(typed) }));
    if (!isOfSession(fields, session)) return refusedForm();
    const switches = readForm(form);
    if ('field' in switches)
      return seeOther(adminRoutes.service({ ...typed, fault: switches.field, value: switches.value }));
    const revision = Number(fields.get('revision'));
    try {
      const { others, ...kept } = await askOrigin('setSwitches', {
        switches,
        revision: Number.isSafeInteger(revision) && revision >= 0 ? revision : 0,
      });
      followNow(kept.switches);
      return seeOther(adminRoutes.service({ done: 'saved', others: others ? JSON.stringify(others) : undefined }));
    } catch (error) {
      if (error instanceof AdminError) return seeOther(adminRoutes.service({ ...typed, trouble: error.trouble }));
      throw error;
    }
  });
}
