'use client';

import { useEffectEvent, useLayoutEffect } from 'react';

import { routes } from '@/lib/routes';

import { renewedTimestamp } from './model/timestamp';

const DELAY_MS = 400;
const CHAPTER = /\d+(?=\/?$)/;
/** Marks, in the browser's history, the page that the viewer itself has put into the address: a link that is followed says it without. */
const OWN = 'viewerPage';

/** The page that the address asks for, if it does, and whether the viewer wrote it. While one chapter follows another, the address is still that of the one before. */
export function pageOfAddress(chapterId: number): { page: number; isOwn: boolean } | undefined {
  if (!window.location.pathname.endsWith(`/${chapterId}`)) return undefined;
  const page = Number(new URLSearchParams(window.location.search).get('page'));
  return Number.isInteger(page) && page > 0 ? { page, isOwn: window.history.state?.[OWN] === page } : undefined;
}

/** The chapter that the address names, which is another than the page's own once one has been read on into from it. */
export function chapterOfAddress(): number | undefined {
  const [id] = CHAPTER.exec(window.location.pathname) ?? [];
  return id === undefined ? undefined : Number(id);
}

/**
 * Keeps the chapter, the day's time stamp and, once it is known, the page in the address, in place: one Back leaves the viewer. An address that names none of the chapters
 * that are read on end (`among`) is not the viewer's, or no longer: the browser's history has gone to another, whose page is on its way.
 */
export function useAddress(chapterId: number, page: number | undefined, among: readonly { chapterId: number }[]): void {
  const write = useEffectEvent(() => {
    const url = new URL(window.location.href);
    if (!among.some((one) => url.pathname.endsWith(routes.viewer(one.chapterId)))) return;
    const timestamp = renewedTimestamp(url.searchParams.get('timestamp'), Date.now());
    url.pathname = url.pathname.replace(CHAPTER, String(chapterId));
    if (timestamp) url.searchParams.set('timestamp', timestamp);
    if (page === 1) url.searchParams.delete('page');
    else if (page) url.searchParams.set('page', String(page));
    if (url.href !== window.location.href)
      window.history.replaceState({ ...window.history.state, [OWN]: page }, '', url);
  });
  // Of the layout, for it ends with the very commit that brings another page and its address: not a moment later, when it would undo it.
  useLayoutEffect(() => {
    // Browsers refuse an address that changes too often, so a run of turns changes it once.
    const timer = setTimeout(() => write(), DELAY_MS);
    const flush = () => write();
    window.addEventListener('pagehide', flush);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', flush);
    };
  }, [chapterId, page]);
}
