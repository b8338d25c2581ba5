'use client';

import type { ReactNode } from 'react';

import { useHydrated } from '@/components/ui/use-hydrated';

import { useSiteLinks } from './site-links-context';
import { storeFor } from './store-for';

/** The way to the app, in the store of the reader's device; nothing where no store has it. */
export function GetApp({ className, children }: { className: string; children: ReactNode }) {
  const { stores } = useSiteLinks();
  const href = storeFor(stores, useHydrated() ? navigator.userAgent : '');
  if (!href) return null;
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
