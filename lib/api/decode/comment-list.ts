import type { CommentList } from '@/lib/domain/comment-list';
import type { wire } from '@/lib/wire/messages';

import { decodeComment } from './comment';

export function decodeCommentList(view: wire.ICommentListView): CommentList {
  const about = view.titleDetailComment ?? {};
  return {
    comments: (view.comments ?? []).map(decodeComment),
    titleId: about.titleId ?? 0,
    titleName: about.titleName ?? '',
    chapterName: about.chapterName ?? '',
    credit: about.credit ?? '',
  };
}
