'use client';

import { useRouter } from 'next/navigation';
import { useRef, type ComponentProps } from 'react';

import { afterPaint } from '@/lib/client/after-paint';

import { localeNavigation } from './locale-navigation';

const { Link: LocaleLink } = localeNavigation;

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
        void afterPaint().then(() => router[replace ? 'replace' : 'push'](address.current));
      }}
    />
  );
}
