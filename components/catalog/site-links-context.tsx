'use client';

import { createContext, useContext, type ReactNode } from 'react';

import type { SiteLinks } from '@/lib/domain/site-links';

const SiteLinksContext = createContext<SiteLinks>({ social: {}, stores: {} });

/** The operator's own places: social ones, the app's stores and others. */
export const useSiteLinks = (): SiteLinks => useContext(SiteLinksContext);

export function SiteLinksProvider({ links, children }: { links: SiteLinks; children: ReactNode }) {
  return <SiteLinksContext value={links}>{children}</SiteLinksContext>;
}
