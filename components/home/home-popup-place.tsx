'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';

import { useHydrated } from '@/components/ui/use-hydrated';
import type { Popup } from '@/lib/domain/popup';

import { shownPopups } from './shown-popups';

// Most readers have been shown it: what it is made of comes to the others alone, and is no harm where it does not come.
const HomePopup = dynamic(() => import('./home-popup').then((module) => module.HomePopup, () => Nothing), { ssr: false });

function Nothing() {
  return null;
}

/** The message of the day, shown once to each browser. */
export function HomePopupPlace({ popup }: { popup: Popup }) {
  return useHydrated() ? <OnceOnly key={popup.id} popup={popup} /> : null;
}

function OnceOnly({ popup }: { popup: Popup }) {
  const [isNew] = useState(() => !shownPopups.has(popup.id));
  return isNew ? <HomePopup popup={popup} /> : null;
}
