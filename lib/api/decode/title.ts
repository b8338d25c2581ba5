import type { Title, TitleUpdateStatus } from '@/lib/domain/title';
import type { wire } from '@/lib/wire/messages';

import { decodeLanguage } from './language';
import { pick } from './pick';

const STATUSES: readonly TitleUpdateStatus[] = ['none', 'new', 'up', 'reedition', 'creators', 'our-picks'];

export function decodeUpdateStatus(status: number | null | undefined): TitleUpdateStatus {
  return pick(STATUSES, status, 'none');
}

export function decodeTitle(title: wire.ITitle): Title {
  return {
    id: title.titleId ?? 0,
    name: title.name ?? '',
    author: title.author ?? '',
    portraitImageUrl: title.portraitImageUrl ?? '',
    landscapeImageUrl: title.landscapeImageUrl ?? '',
    favoriteImageUrl: title.favoriteImageUrl ?? '',
    viewCount: title.viewCount ?? 0,
    language: decodeLanguage(title.language),
    updateStatus: decodeUpdateStatus(title.titleUpdateStatus),
  };
}
