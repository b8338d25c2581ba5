'use client';

import { ownInline } from '@/components/ui/own-inline';
import { storageKey } from '@/lib/storage';

/** As `areAdsRefused`, before anything is drawn. */
const script = `try{var n=navigator;if(n.globalPrivacyControl===true||/^(1|yes)$/.test(n.doNotTrack)||localStorage.getItem('${storageKey('adsRefused')}'))document.documentElement.dataset.ads='refused'}catch(e){}`;

/** Stands in the document's head: where no advertisement will come there is no empty box, and none that vanishes. */
export function AdsBeforePaint() {
  // A browser that draws it itself has no use for it.
  const type = typeof window === 'undefined' ? undefined : 'text/plain';
  return <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: ownInline(script) }} />;
}
