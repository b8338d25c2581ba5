import type { Announcement } from '@/lib/domain/announcement';
import type { wire } from '@/lib/wire/messages';

export function decodeAnnouncement(item: wire.IServiceAnnouncement): Announcement {
  return { id: item.id ?? 0, title: item.title ?? '', body: item.body ?? '', date: item.date ?? 0 };
}
