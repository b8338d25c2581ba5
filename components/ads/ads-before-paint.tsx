import { ownInline } from '@/components/ui/own-inline';
import { storageKey } from '@/lib/storage';

/** As `areAdsRefused`, before anything is drawn. */
const script = `try{var n=navigator;if(n.globalPrivacyControl===true||/^(1|yes)$/.test(n.doNotTrack)||localStorage.getItem('${storageKey('adsRefused')}'))document.documentElement.dataset.ads='refused'}catch(e){}`;

/** Stands in the document's head: where no advertisement will come there is no empty box, and none that vanishes. A server's component: no browser has a use for its text but in HTML. */
export function AdsBeforePaint() {
  return <script dangerouslySetInnerHTML={{ __html: ownInline(script) }} />;
}
