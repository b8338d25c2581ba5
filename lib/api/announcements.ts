import type { Announcement } from '@/lib/domain/announcement';
import type { Language } from '@/lib/domain/language';

import { ask } from './ask';
import { decodeAnnouncement } from './decode/announcement';
import type { Send } from './send';

/** What the service announces, the latest first. @throws as `ask` does */
export async function fetchAnnouncements(send: Send, { language }: { language: Language }): Promise<Announcement[]> {
  const { view } = await ask(send, { endpoint: 'announcements', query: { lang: language } });
  return (view.serviceAnnouncements ?? []).map(decodeAnnouncement);
}
