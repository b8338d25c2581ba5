import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';

import messages from '@/messages/en.json';

import { Notices } from './notices';

/** The English messages around a component: a wrapper for `render`. */
export const WithMessages = ({ children }: { children?: ReactNode }) => (
  <NextIntlClientProvider locale="en" messages={messages}>
    {children}
  </NextIntlClientProvider>
);

/** The English messages and a notification area. */
export const WithNotices = ({ children }: { children?: ReactNode }) => (
  <WithMessages>
    <Notices group="test">{children}</Notices>
  </WithMessages>
);

/** jsdom has the dialog element without its modal methods. */
export function installModal(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
