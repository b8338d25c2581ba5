import 'server-only';

import { adminRoutes } from '@/lib/admin/routes';

import { orTrouble } from './admin-error';
import { refusedForm, seeOther } from './answers';
import { askOrigin } from './ask-origin';
import { isOfSession, receiveForm } from './receive-form';
import { endSession } from './session';
import { sealedIn, sessionCookie } from './session-cookie';

/** Ends the session for all processes, and takes its cookie away. */
export function signOut(request: Request): Promise<Response> {
  return receiveForm(request, async ({ fields, session }) => {
    if (session && !isOfSession(fields, session)) return refusedForm();
    if (session) {
      endSession(session);
      // Where the origin does not answer, this process alone knows.
      await orTrouble(askOrigin('endSession', { id: session.id }));
    }
    const held = sealedIn(request.headers.get('cookie'));
    return seeOther(adminRoutes.signIn({ why: 'out' }), held && sessionCookie(held.name, '', 0));
  });
}
