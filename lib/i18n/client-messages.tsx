import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';

import type { Messages } from './load-messages';

/** Hands the client components below it the namespaces they use, and no others. */
export async function ClientMessages({
  namespaces,
  children,
}: {
  namespaces: readonly (keyof Messages)[];
  children: ReactNode;
}) {
  const all = await getMessages();
  const messages = Object.fromEntries(namespaces.map((name) => [name, all[name]]));
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
}
