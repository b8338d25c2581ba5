'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';

import { useNotify } from '@/components/ui/notices';
import { useLate } from '@/lib/client/use-late';

import type { PopupName } from './popup-name';

const loadPopup = () => import('./open-popup').then((module) => module.OpenPopup);

/**
 * Which popup is wanted. Nobody reads by them: their code comes when one is first wanted, or `askPopup` says that one soon may be, and until it is there nothing `isOpen`:
 * pages are turned, and what wants it again wants it still. One whose code does not come is not wanted any more, and its reader is told.
 */
export function usePopup() {
  const t = useTranslations('catalog.notify');
  const notify = useNotify();
  const [popup, setPopup] = useState<PopupName>();
  const [OpenPopup, askPopup] = useLate(loadPopup);
  const isWanted = popup !== undefined;
  const hasCome = OpenPopup !== undefined;

  const missed = useEffectEvent(() => {
    setPopup(undefined);
    notify(t('failed'));
  });
  useEffect(() => {
    if (isWanted) void askPopup().then((come) => come || missed());
  }, [askPopup, isWanted]);

  const closePopup = () => hasCome && setPopup(undefined);
  const togglePopup = (name: PopupName) => setPopup((wanted) => (wanted === name && hasCome ? undefined : name));
  return { popup, isOpen: isWanted && hasCome, OpenPopup, askPopup, closePopup, togglePopup };
}
