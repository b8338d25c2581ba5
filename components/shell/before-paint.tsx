'use client';

import { useLayoutEffect } from 'react';

import { ownInline } from '@/components/ui/own-inline';
import { storage, storageKey } from '@/lib/storage';

/** What the reader chose on an earlier visit must not flash or shift: set before anything is drawn. */
const script = `try{var d=document.documentElement.dataset,s=localStorage,t=s.getItem('${storageKey('theme')}');
if(t==='light'||t==='dark')d.theme=t;if(s.getItem('${storageKey('betaNoteClosed')}'))d.betaNote='closed'}catch(e){}`;

/** Stands in the document's head. */
export function BeforePaint() {
  // A document that the browser draws itself, such as one for an error, never runs the script.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const theme = storage.read('theme');
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    if (storage.read('betaNoteClosed')) dataset.betaNote = 'closed';
  }, []);
  const type = typeof window === 'undefined' ? undefined : 'text/plain';
  return <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: ownInline(script) }} />;
}
