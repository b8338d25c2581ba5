import { refusesAll, type Wishes } from '@/lib/domain/refuses-all';
import { storage } from '@/lib/storage';

/** Whether no advertisement is to be expected: the reader's browser wants nobody, or he consented to none when he was last asked. */
export function areAdsRefused(): boolean {
  return refusesAll(navigator as Wishes) || storage.read('adsRefused') !== undefined;
}

/** Remembers how it stands: what is drawn from now on has room for advertisements, or none. */
export function keepAdsRefused(isRefused: boolean): void {
  if (isRefused) {
    storage.write('adsRefused', '1');
    return;
  }
  storage.remove('adsRefused');
  delete document.documentElement.dataset.ads;
}
