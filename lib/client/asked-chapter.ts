import type { Language } from '@/lib/domain/language';
import type { ImageQuality, ViewerMode } from '@/lib/domain/viewer-choices';

export interface AskedChapter {
  chapterId: number;
  languages: readonly Language[];
  quality?: ImageQuality;
  viewerMode?: ViewerMode;
  /** Whether the reader reads it now. False asks without a session: no view is counted, and no ticket or free read spent. */
  asReader?: boolean;
}
