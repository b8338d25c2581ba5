'use client';

import dynamic from 'next/dynamic';
import { useSelectedLayoutSegments } from 'next/navigation';

import { useSiteLinks } from '@/components/catalog/site-links-context';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { Promotion } from '@/lib/domain/promotion';

import { deviceOf } from './model/device-of';

// What does not come is no harm.
const AppPrompt = dynamic(() => import('./app-prompt').then((module) => module.AppPrompt, () => Nothing), { ssr: false });
const PromotionPopup = dynamic(() => import('./promotion-popup').then((module) => module.PromotionPopup, () => Nothing), { ssr: false });

/** Pages that speak of the app themselves, or are there without a network. */
const WITHOUT_APP = ['titles', 'comments', 'favorited', 'kept', 'offline'];

function Nothing() {
  return null;
}

/** What comes by itself on any page of the site: a promotion that runs in some countries, and the app on phones and tablets. */
export function Popups({ promotion }: { promotion?: Promotion }) {
  const hydrated = useHydrated();
  const { stores } = useSiteLinks();
  const [page = ''] = useSelectedLayoutSegments();
  if (!hydrated) return null;

  const device = deviceOf(navigator.userAgent, navigator.maxTouchPoints);
  const store = device && stores[device];
  return (
    <>
      {promotion && <PromotionPopup promotion={promotion} />}
      {store && !WITHOUT_APP.includes(page) && <AppPrompt href={store} />}
    </>
  );
}
