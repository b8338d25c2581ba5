import type { Language } from '@/lib/domain/language';
import type { TitleDetail } from '@/lib/domain/title-detail';

import { ask } from './ask';
import { decodeTitleDetail } from './decode/title-detail';
import { languagesParameter } from './languages-parameter';
import type { Send } from './send';

/** One title with its chapters. @throws OriginError with `isNotFound` for a title that never was, else as `ask` does */
export async function fetchTitleDetail(
  send: Send,
  { titleId, languages }: { titleId: number; languages: readonly Language[] },
): Promise<TitleDetail> {
  const { view } = await ask(send, {
    endpoint: 'titleDetail',
    query: { title_id: titleId, clang: languagesParameter(languages) },
  });
  return decodeTitleDetail(view);
}
