import type { MangaPage } from '@/lib/domain/chapter-view';

import { pageOfWidth, pageSrcSet } from './model/page-address';
import { dotsOf, sizesOf, type LaidPage, type PageLayout } from './model/page-size';

/** Brings the file of a page that will be shown into the browser's cache, without opening it. Resolves whatever comes of it. */
export async function preloadPicture(
  { imageUrl, encryptionKey, width }: MangaPage,
  layout: PageLayout,
  laid: LaidPage,
  signal: AbortSignal,
): Promise<void> {
  if (encryptionKey !== '') {
    const screen = { width: window.innerWidth, height: window.innerHeight, scale: window.devicePixelRatio };
    const answer = await fetch(pageOfWidth(imageUrl, width, dotsOf(layout, laid, screen)), {
      signal,
      priority: 'low',
    }).catch(() => undefined);
    await answer?.blob().catch(() => undefined);
    return;
  }
  const picture = new Image();
  await new Promise<void>((settled) => {
    const letGo = () => {
      picture.src = '';
      settled();
    };
    picture.onload = picture.onerror = () => {
      signal.removeEventListener('abort', letGo);
      settled();
    };
    signal.addEventListener('abort', letGo, { once: true });
    picture.fetchPriority = 'low';
    picture.sizes = sizesOf(layout, laid);
    picture.srcset = pageSrcSet(imageUrl, width) ?? '';
    picture.src = imageUrl;
  });
}
