import 'server-only';

import { fetchTitleDetail } from '@/lib/api/title-detail';
import type { ChapterView } from '@/lib/domain/chapter-view';
import type { Language } from '@/lib/domain/language';
import type { TitleDetail } from '@/lib/domain/title-detail';

import { send } from './send';

/** The same chapter in the series' other languages, where it is out there. The languages that cannot be asked are as if they had none. */
export async function readChapterTranslations({
  chapterName,
  titleId,
  otherLanguages,
}: ChapterView): Promise<Partial<Record<Language, number>>> {
  const others = otherLanguages.filter((other) => other.titleId !== titleId);
  const found = await Promise.all(
    others.map(async (other) => {
      const detail = await fetchTitleDetail(send, { titleId: other.titleId, languages: [other.language] }).catch(
        () => undefined,
      );
      return [other.language, detail && chapterNamed(chapterName, detail)] as const;
    }),
  );
  return Object.fromEntries(found.filter(([, id]) => id !== undefined));
}

/** The id of the only chapter of that name: extras may share one. */
function chapterNamed(name: string, { chapterGroups }: TitleDetail): number | undefined {
  const named = chapterGroups
    .flatMap(({ first, mid, last }) => [...first, ...mid, ...last])
    .filter((chapter) => chapter.name === name);
  return named.length === 1 ? named[0]!.id : undefined;
}
