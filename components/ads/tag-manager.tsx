'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';

import { onHappening } from '@/lib/client/third-parties/happenings';
import type { Happening } from '@/lib/domain/happening';

import { loadScript } from './load-script';
import { eventOf, type LayerEvent } from './model/layer-event';

declare global {
  interface Window {
    /** Where a tag manager finds what happened, before and after it has come. */
    dataLayer?: LayerEvent[];
    /** Not in every browser. */
    navigation?: EventTarget;
  }
}

/** How often a browser that does not tell of its address is asked for it. */
const LOOK_MS = 1_000;

const push = (event: LayerEvent) => void (window.dataLayer ??= []).push(event);

/** Tells a tag manager what was consented to, each page that is seen, and what happens on it. */
export function TagManager({ script, groups }: { script: string; groups: string }) {
  const path = usePathname();
  const seen = useRef<string>(undefined);

  const see = useEffectEvent(() => {
    const { pathname, href } = window.location;
    if (pathname === seen.current) return;
    seen.current = pathname;
    push({
      event: 'page_view',
      page_path: pathname,
      page_location: href,
      page_language: document.documentElement.lang,
    });
  });

  useEffect(() => {
    push({ event: 'consent-ready', consent_groups: groups });
    loadScript(script);
  }, [script, groups]);
  // A script that runs cannot be taken back: it is the last thing that it is told.
  useEffect(() => () => push({ event: 'consent-withdrawn' }), []);
  useEffect(() => onHappening((happening: Happening) => push(eventOf(happening))), []);
  useEffect(() => see(), [path]);
  // The viewer puts the chapter that is read on into in the address by itself.
  useEffect(() => {
    const changed = () => see();
    const { navigation } = window;
    if (!navigation) {
      const looking = setInterval(changed, LOOK_MS);
      return () => clearInterval(looking);
    }
    navigation.addEventListener('currententrychange', changed);
    return () => navigation.removeEventListener('currententrychange', changed);
  }, []);
  return null;
}
