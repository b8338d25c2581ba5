import type { UpdatedTitle } from '@/lib/domain/home';
import type { wire } from '@/lib/wire/messages';

import { decodeTitle } from './title';

/** Decodes a new chapter; undefined when the message names no title. */
export function decodeUpdatedTitle(release: wire.IUpdatedTitle): UpdatedTitle | undefined {
  if (!release.title) return undefined;
  return {
    title: decodeTitle(release.title),
    chapterId: release.chapterId ?? 0,
    chapterName: release.chapterName ?? '',
    chapterSubTitle: release.chapterSubTitle ?? '',
    isLatest: release.isLatest ?? false,
    isVerticalOnly: release.isVerticalOnly ?? false,
    isHorizontalOnly: release.isHorizontalOnly ?? false,
  };
}
