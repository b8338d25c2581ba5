import type { Language } from '@/lib/domain/language';

import { ask } from './ask';
import { decodeTitleUpdated } from './decode/title-updated';
import { languagesParameter } from './languages-parameter';
import type { Send } from './send';

/** When each title's newest chapter came out, in seconds, by title id. @throws as `ask` does */
export async function fetchUpdateTimes(send: Send): Promise<Map<number, number>> {
  const { view } = await ask(send, { endpoint: 'updatedTitles' });
  return new Map((view.latestTitle ?? []).map(decodeTitleUpdated).filter((update) => update !== undefined));
}

interface Readers {
  language: Language;
  languages: readonly Language[];
}

/** The ids of titles whose newest chapter is free now. @throws as `ask` does */
export async function fetchFreeTitleIds(send: Send, { language, languages }: Readers): Promise<Set<number>> {
  const { view } = await ask(send, {
    endpoint: 'freeTitles',
    query: { lang: language, clang: languagesParameter(languages) },
  });
  return new Set((view.freeTitles ?? []).map(({ title }) => title?.titleId ?? 0));
}

/** The ids of titles with chapters that a ticket opens. @throws as `ask` does */
export async function fetchTicketTitleIds(send: Send, { language, languages }: Readers): Promise<Set<number>> {
  const { view } = await ask(send, {
    endpoint: 'ticketTitles',
    query: { lang: language, clang: languagesParameter(languages) },
  });
  return new Set((view.ticketTitle ?? []).map(({ title }) => title?.titleId ?? 0));
}
