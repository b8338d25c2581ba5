import type { Series } from '@/lib/domain/series';

import { ask } from './ask';
import { decodeSeries } from './decode/series';
import type { Send } from './send';

/** The whole catalogue, a series with all its languages each. @throws as `ask` does */
export async function fetchAllTitles(send: Send): Promise<Series[]> {
  const { view } = await ask(send, { endpoint: 'allTitles' });
  return (view.allTitlesGroup ?? []).map(decodeSeries);
}
