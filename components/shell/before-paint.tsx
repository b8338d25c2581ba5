'use client';

import { useLayoutEffect } from 'react';

import { ownInline } from '@/components/ui/own-inline';
import { storage } from '@/lib/storage';

import { beforePaintScript } from './before-paint-script';
import { showTheme } from './show-theme';

/** Stands in the document's head. */
export function BeforePaint() {
  // A document that the browser draws itself, such as one for an error, never runs the script.
  useLayoutEffect(() => {
    const theme = storage.read('theme');
    if (theme === 'light' || theme === 'dark') showTheme(theme);
    if (storage.read('betaNoteClosed')) document.documentElement.dataset.betaNote = 'closed';
  }, []);
  const type = typeof window === 'undefined' ? undefined : 'text/plain';
  // Nor has it its text: what browsers load is without it.
  const text = typeof window === 'undefined' ? ownInline(beforePaintScript) : '';
  return <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
