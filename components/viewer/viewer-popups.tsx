'use client';

import { useEffect, useEffectEvent } from 'react';

import { useLate } from '@/components/ui/use-late';

import type { OpenPopupProps } from './open-popup';
import type { PopupName } from './popup-name';

const loadPopup = () => import('./open-popup').then((module) => module.OpenPopup);

/** Whichever popup is open. Nobody reads by them: they come when one is first opened, and pages are turned meanwhile. One that does not come is closed. */
export function ViewerPopups({ popup, ...props }: Omit<OpenPopupProps, 'popup'> & { popup: PopupName | undefined }) {
  const [OpenPopup, ask] = useLate(loadPopup);
  const isOpen = popup !== undefined;
  const close = useEffectEvent(props.onClose);

  useEffect(() => {
    if (isOpen) void ask().then((hasCome) => hasCome || close());
  }, [ask, isOpen]);

  return OpenPopup && isOpen ? <OpenPopup popup={popup} {...props} /> : null;
}
