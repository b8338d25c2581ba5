import 'server-only';

import { adminRoutes } from '@/lib/admin/routes';

import { AdminError } from './admin-error';
import { refusedForm, seeOther } from './answers';
import { askOrigin } from './ask-origin';
import { isOfSession, receiveForm } from './receive-form';

/** Hides an announcement, or shows it again. */
export function showAnnouncement(request: Request): Promise<Response> {
  return receiveForm(request, async ({ fields, session }) => {
    if (!session) return seeOther(adminRoutes.signIn({ why: 'expired', next: adminRoutes.news() }));
    if (!isOfSession(fields, session)) return refusedForm();
    const id = Number(fields.get('id'));
    const isHidden = fields.get('to') === 'hidden';
    if (!/^[1-9]\d{0,8}$/.test(fields.get('id') ?? '')) return refusedForm(400);
    try {
      const { isKnown } = await askOrigin('showAnnouncement', { id, isHidden });
      return seeOther(adminRoutes.news({ done: isKnown ? (isHidden ? 'hidden' : 'shown') : 'gone' }));
    } catch (error) {
      if (error instanceof AdminError) return seeOther(adminRoutes.news({ trouble: error.trouble }));
      throw error;
    }
  });
}
