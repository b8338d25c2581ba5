'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import type { MangaPage } from '@/lib/domain/chapter-view';

import { fetchPicture } from './fetch-picture';
import { pageOfWidth } from './model/page-address';
import { attemptUrl, isStale, retryDelay } from './model/retry-delay';

interface Asked {
  /** Whether the page holds a picture at all. */
  wanted: boolean;
  /** Whether it is on the screen: asked for before the others. */
  urgent: boolean;
  /** How wide the page lies on the screen, in its dots, as soon as that is known. */
  dots: () => number;
  /** Told that the address itself may have run out. */
  onStale: () => void;
}

/** What is known of one address: how often it was tried, how often it failed, and whether it has just failed. */
interface Known {
  imageUrl: string;
  attempt: number;
  failures: number;
  failed: boolean;
}

const untried = (imageUrl: string): Known => ({ imageUrl, attempt: 0, failures: 0, failed: false });
const anew = (known: Known): Known => ({ ...known, attempt: known.attempt + 1, failed: false });

/** Gives back the addresses of memory but those that are kept. */
function revokeBut(kept: readonly (string | undefined)[], addresses: Set<string>): void {
  for (const address of addresses) {
    if (kept.includes(address)) continue;
    URL.revokeObjectURL(address);
    addresses.delete(address);
  }
}

/**
 * A page's picture while it is wanted: plain ones by their own address, keyed ones fetched, decrypted and shown from memory.
 * A failure is tried again after a while by itself, as soon as there is a network again, when the page is come back to, and at once by `retry`; each really asks again.
 */
export function usePicture({ imageUrl, encryptionKey, width }: MangaPage, { wanted, urgent, dots, onStale }: Asked) {
  const [stored, setKnown] = useState(() => untried(imageUrl));
  const [opened, setOpened] = useState<string>();
  const brought = useRef(new Set<string>());
  // What has come and is drawn next: the effects of a draw before that may be still to run.
  const coming = useRef<string>(undefined);
  const known = stored.imageUrl === imageUrl ? stored : untried(imageUrl);
  const url = attemptUrl(imageUrl, known.attempt);
  const keyed = encryptionKey !== '';
  // A page that is zoomed into takes a larger file; a smaller one it does not go back to.
  const [needed, setNeeded] = useState(0);
  const need = keyed && wanted && typeof window !== 'undefined' ? dots() : 0;
  if (need > needed) setNeeded(need);
  const file = pageOfWidth(url, width, needed);
  const failed = wanted && known.failed;

  const retry = () => setKnown(anew(known));
  const fail = () => {
    const failures = known.failures + 1;
    setKnown({ ...known, failures, failed: true });
    setOpened(undefined);
    coming.current = undefined;
    if (isStale(failures)) onStale();
  };

  const open = useEffectEvent((signal: AbortSignal) =>
    fetchPicture(file, encryptionKey, { signal, priority: urgent ? 'high' : 'low' }),
  );
  // Another file of a page that is shown may fail to come: what is shown stays.
  const failIn = useEffectEvent(() => void (opened === undefined && fail()));
  useEffect(() => {
    if (!wanted || !keyed) return;
    const controller = new AbortController();
    open(controller.signal).then(
      (address) => {
        if (controller.signal.aborted) return URL.revokeObjectURL(address);
        brought.current.add(address);
        coming.current = address;
        setOpened(address);
      },
      () => !controller.signal.aborted && failIn(),
    );
    return () => controller.abort();
  }, [wanted, keyed, file]);
  // Given back by whoever asked, as soon as another is shown, or none.
  useEffect(() => {
    if (!wanted || opened === coming.current) coming.current = undefined;
    revokeBut([opened, coming.current], brought.current);
  });
  useEffect(() => {
    const all = brought.current;
    return () => revokeBut([], all);
  }, []);
  if (!wanted && opened) setOpened(undefined);
  if (!wanted && known.failed) setKnown({ ...untried(imageUrl), attempt: known.attempt + 1 });

  const delay = failed ? retryDelay(known.failures) : undefined;
  const retryLater = useEffectEvent(retry);
  useEffect(() => {
    if (delay === undefined) return;
    const timer = setTimeout(() => retryLater(), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  // Listens while the picture is wanted and decides in an updater: the network may return before React has rendered the failure.
  useLayoutEffect(() => {
    if (!wanted) return;
    const again = () => setKnown((now) => (now.failed ? anew(now) : now));
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [wanted]);

  const address = keyed ? opened : url;
  return { src: wanted && !failed ? address : undefined, failed, retry, fail };
}
