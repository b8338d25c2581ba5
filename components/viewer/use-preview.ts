'use client';

import { useEffect, useState } from 'react';

import type { MangaPage } from '@/lib/domain/chapter-view';

import { fetchPicture } from './fetch-picture';
import { previewAddress } from './model/page-address';

/** The address of a page's small picture, `width` CSS px wide: a keyed one's once it has come, and only for as long as it is shown. */
export function usePreview({ imageUrl, encryptionKey }: MangaPage, width: number): string | undefined {
  const address = previewAddress(imageUrl, width * window.devicePixelRatio);
  const isKeyed = encryptionKey !== '';
  const [opened, setOpened] = useState<{ address: string; src: string }>();

  useEffect(() => {
    if (!isKeyed) return;
    const controller = new AbortController();
    let src: string | undefined;
    fetchPicture(address, encryptionKey, { signal: controller.signal, priority: 'low' }).then(
      (arrived) => {
        if (controller.signal.aborted) return URL.revokeObjectURL(arrived);
        src = arrived;
        setOpened({ address, src });
      },
      // Its number stands there all the same.
      () => undefined,
    );
    return () => {
      controller.abort();
      if (src) URL.revokeObjectURL(src);
    };
  }, [isKeyed, address, encryptionKey]);

  if (!isKeyed) return address;
  return opened?.address === address ? opened.src : undefined;
}
