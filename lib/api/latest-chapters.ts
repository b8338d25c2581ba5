import type { Language } from '@/lib/domain/language';
import type { Release } from '@/lib/domain/release';

import { ask } from './ask';
import { decodeUpdatedTitle } from './decode/updated-title';
import { languagesParameter } from './languages-parameter';
import type { Send } from './send';

/** The chapters of some languages that came out last, the newest first, however long ago that was. @throws as `ask` does */
export async function fetchLatestChapters(send: Send, languages: readonly Language[]): Promise<Release[]> {
  const { view } = await ask(send, { endpoint: 'latestChapters', query: { clang: languagesParameter(languages) } });
  return (view.chapters ?? []).flatMap(({ chapter, startTimeStamp }) => {
    const release = chapter && decodeUpdatedTitle(chapter);
    return release ? [{ ...release, startAt: startTimeStamp ?? 0 }] : [];
  });
}
