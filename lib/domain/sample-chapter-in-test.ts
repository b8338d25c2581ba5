import type { Chapter } from './chapter';

/** A free chapter of title 1, never viewed; a test names what it looks at. */
export function sampleChapter(chapter: Pick<Chapter, 'id'> & Partial<Chapter>): Chapter {
  return {
    titleId: 1,
    name: `#${chapter.id}`,
    subTitle: '',
    thumbnailUrl: '',
    startAt: 0,
    alreadyViewed: false,
    access: 'free',
    isVerticalOnly: false,
    isHorizontalOnly: false,
    viewCount: 0,
    commentCount: 0,
    isUpdated: false,
    ...chapter,
  };
}
