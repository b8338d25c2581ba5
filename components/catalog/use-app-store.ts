'use client';

import { useHydrated } from '@/components/ui/use-hydrated';

import { useSiteLinks } from './site-links-context';
import { storeFor } from './store-for';

/** The app in the store of the reader's device; undefined where no store has it, and nothing then offers it. */
export function useAppStore(): string | undefined {
  const { stores } = useSiteLinks();
  return storeFor(stores, useHydrated() ? navigator.userAgent : '');
}
