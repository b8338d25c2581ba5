import type { CataloguePage, ListedTitle, OpenChapter } from '@/lib/domain/catalogue-page';
import type { wire } from '@/lib/wire/messages';

import { decodeLanguage } from './language';
import { decodeTime } from './time';

export function decodeTitlePage(view: wire.ICatalogueTitlesView): CataloguePage<ListedTitle> {
  const entries = (view.titles ?? []).map((title) => ({
    id: title.titleId ?? 0,
    name: title.name ?? '',
    language: decodeLanguage(title.language),
    updatedAt: decodeTime(title.updatedTimeStamp),
    titleLanguages: (title.titleLanguages ?? []).map(({ titleId, language }) => ({
      titleId: titleId ?? 0,
      language: decodeLanguage(language),
    })),
  }));
  return { entries, next: view.nextTitleId || undefined };
}

export function decodeOpenChapters(view: wire.IOpenChaptersView): CataloguePage<OpenChapter> {
  const entries = (view.chapters ?? []).map((chapter) => ({
    id: chapter.chapterId ?? 0,
    titleId: chapter.titleId ?? 0,
    language: decodeLanguage(chapter.language),
    startAt: chapter.startTimeStamp ?? 0,
    isPlain: chapter.isPlain ?? false,
  }));
  return { entries, next: view.nextChapterId || undefined };
}
