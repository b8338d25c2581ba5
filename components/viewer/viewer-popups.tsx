'use client';

import { ChapterMenu } from './chapter-menu';
import { LanguagePopup } from './language-popup';
import type { PopupName } from './popup-name';
import { SettingsPopup } from './settings-popup';
import type { ChapterView } from '@/lib/domain/chapter-view';
import type { ImageQuality, ViewerMode } from '@/lib/domain/viewer-choices';

interface Props {
  popup: PopupName | undefined;
  chapter: ChapterView;
  mode: ViewerMode;
  isForced: boolean;
  quality: ImageQuality;
  onMode: (mode: ViewerMode) => void;
  onQuality: (quality: ImageQuality) => void;
  onClose: () => void;
}

/** Whichever popup is open. */
export function ViewerPopups({ popup, chapter, onClose, ...settings }: Props) {
  if (popup === 'chapters') return <ChapterMenu chapters={chapter.chapters} chapterId={chapter.chapterId} onClose={onClose} />;
  if (popup === 'language') return <LanguagePopup chapter={chapter} onClose={onClose} />;
  return popup && <SettingsPopup {...settings} share={chapter.share} onClose={onClose} />;
}
