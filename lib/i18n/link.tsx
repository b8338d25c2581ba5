'use client';

import { useRouter } from 'next/navigation';
import { useRef, type ComponentProps } from 'react';

import { afterPaint } from '@/lib/client/after-paint';

import { localeNavigation } from './locale-navigation';

const { Link: LocaleLink } = localeNavigation;

let press = new AbortController();

/** Leads on once a press has been answered: of several the last, and none where the reader has turned back meanwhile. */
function leadOn(lead: () => void): void {
  press.abort();
  press = new AbortController();
  const { signal } = press;
  const turnBack = () => press.abort();
  for (const turned of ['popstate', 'pagehide']) window.addEventListener(turned, turnBack, { signal });
  void afterPaint().then(() => {
    if (signal.aborted) return;
    press.abort();
    lead();
  });
}

type Props = Omit<ComponentProps<typeof LocaleLink>, 'onNavigate' | 'scroll'>;

/**
 * Leads to a path of `lib/routes.ts` in the reader's locale. A press is answered before the router hears of it: what the router does at once takes a tenth of a second on a
 * phone.
 */
export function Link({ replace, onClick, ...props }: Props) {
  const router = useRouter();
  const address = useRef('');
  return (
    <LocaleLink
      {...props}
      onClick={(event) => {
        address.current = event.currentTarget.href;
        onClick?.(event);
      }}
      onNavigate={(event) => {
        event.preventDefault();
        leadOn(() => router[replace ? 'replace' : 'push'](address.current));
      }}
    />
  );
}
