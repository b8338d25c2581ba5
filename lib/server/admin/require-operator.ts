import 'server-only';

import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';

import { adminRoutes } from '@/lib/admin/routes';
import { readEnv } from '@/lib/env';

import { openSession, type AdminSession } from './session';
import { sealedIn } from './session-cookie';

/** The session of whoever asks for a page, if it is the operator's; there is no page at all where no token is set. */
const readOperator = cache(async (): Promise<AdminSession | undefined> => {
  const cookies = (await headers()).get('cookie');
  const { adminToken } = readEnv();
  if (!adminToken) notFound();
  return openSession(sealedIn(cookies)?.sealed, adminToken);
});

/** Leads others than the operator to where he signs in, and from there back. */
export async function requireOperator(here: string): Promise<AdminSession> {
  return (await readOperator()) ?? redirect(adminRoutes.signIn({ next: here }));
}
