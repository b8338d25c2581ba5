import type { wire } from '@/lib/wire/messages';
import type { TitleRecord } from '../store/catalogue';
import type { ChapterSummary } from '../store/chapters';
import { titleMessage, type TitleDesk } from './title';

/** Encodes a chapter for the lists of new chapters. */
export function updatedTitleMessage(chapter: ChapterSummary, title: TitleRecord, desk: TitleDesk): wire.IUpdatedTitle {
  return {
    title: titleMessage(title, desk),
    chapterId: chapter.id,
    chapterName: chapter.name,
    chapterSubTitle: chapter.sub_title,
    isLatest: chapter.start_at === title.newest_start_at,
    isVerticalOnly: chapter.is_vertical_only === 1,
    isHorizontalOnly: chapter.is_horizontal_only === 1,
  };
}
