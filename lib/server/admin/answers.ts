import 'server-only';

import { adminRoutes } from '@/lib/admin/routes';

import { SHOWS_HEADER } from './shows-header';

const NO_STORE = { 'cache-control': 'no-store' };

/** Leads on from a form that was sent. */
export function seeOther(to: string, cookie?: string): Response {
  return new Response(null, {
    status: 303,
    headers: { ...NO_STORE, location: to, ...(cookie && { 'set-cookie': cookie }) },
  });
}

/** A refusal that one of our pages explains, in the operator's language. */
export function explained(status: number, page: string, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...NO_STORE, ...headers, [SHOWS_HEADER]: page } });
}

export const refusedForm = (status = 403) => explained(status, adminRoutes.told('refused'));

/** There is nothing at this address. */
export const missingPage = () => explained(404, adminRoutes.told('missing'));
