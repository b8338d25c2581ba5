'use client';

import { useSelectedLayoutSegments } from 'next/navigation';

import { useSiteLinks } from '@/components/catalog/site-links-context';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useLate } from '@/lib/client/use-late';
import type { Promotion } from '@/lib/domain/promotion';

import { deviceOf } from './model/device-of';

const loadAppPrompt = () => import('./app-prompt').then((module) => module.AppPrompt);
const loadPromotion = () => import('./promotion-popup').then((module) => module.PromotionPopup);

/** Pages that speak of the app themselves, or are there without a network. */
const WITHOUT_APP = ['titles', 'comments', 'favorited', 'kept', 'offline'];

/** What comes by itself on any page of the site: a promotion that runs in some countries, and the app on phones and tablets. */
export function Popups({ promotion }: { promotion?: Promotion }) {
  const hydrated = useHydrated();
  const { stores } = useSiteLinks();
  const [page = ''] = useSelectedLayoutSegments();
  const device = hydrated ? deviceOf(navigator.userAgent, navigator.maxTouchPoints) : undefined;
  const store = device && !WITHOUT_APP.includes(page) ? stores[device] : undefined;
  const [PromotionPopup] = useLate(loadPromotion, promotion !== undefined);
  const [AppPrompt] = useLate(loadAppPrompt, store !== undefined);
  return (
    <>
      {promotion && PromotionPopup && <PromotionPopup promotion={promotion} />}
      {store && AppPrompt && <AppPrompt href={store} />}
    </>
  );
}
