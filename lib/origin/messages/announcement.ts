import type { LanguageCode } from '@/lib/wire/language-codes';
import type { wire } from '@/lib/wire/messages';
import type { Announcement } from '../store/shelves';
import { textIn } from '../store/texts';

export function announcementMessage(
  { id, date, texts }: Announcement,
  language: LanguageCode,
): wire.IServiceAnnouncement {
  return { id, date, ...textIn(texts, language) };
}
