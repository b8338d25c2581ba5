import { limits } from '@/lib/limits';
import { isNarrowed } from '../pages/is-narrowed';
import type { PagePlan } from '../pages/page-plan';
import type { PictureFacts } from '../pages/picture-facts';

/** Of a chapter's pictures those that its pages make narrower than they are, in words, each with what it comes to be. */
export function narrowPages(
  { pages }: PagePlan,
  pictures: readonly PictureFacts[],
): { name: string; message: string }[] {
  return pages.filter(isNarrowed).map(({ picture }) => {
    const { name, width, height } = pictures[picture]!;
    return {
      name,
      message: `${width} × ${height} pixels are too high for a page: it is shown ${limits.imageMaxHeightPx} high, and so much narrower.`,
    };
  });
}
