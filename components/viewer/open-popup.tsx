'use client';

import { startTransition } from 'react';

import type { ChapterView } from '@/lib/domain/chapter-view';
import type { ImageQuality, ViewerMode } from '@/lib/domain/viewer-choices';

import { ChapterMenu } from './chapter-menu';
import { KeyTablePopup } from './key-table-popup';
import { LanguagePopup } from './language-popup';
import type { Direction } from './model/input';
import type { Position } from './model/progress';
import type { Spread } from './model/spreads';
import { PageGrid } from './page-grid';
import type { PopupName } from './popup-name';
import { SettingsPopup } from './settings-popup';

export interface OpenPopupProps {
  popup: PopupName;
  chapter: ChapterView;
  mode: ViewerMode;
  isForced: boolean;
  quality: ImageQuality;
  /** The chapter's screens, and where the reader is among them. */
  spreads: readonly Spread[];
  position: Position;
  direction: Direction;
  onMode: (mode: ViewerMode) => void;
  onQuality: (quality: ImageQuality) => void;
  onJump: (page: number) => void;
  onPopup: (name: PopupName) => void;
  onClose: () => void;
}

/** The popup that is open. They come in one piece: each is little, and who opens one opens another. */
export function OpenPopup({
  popup,
  chapter,
  spreads,
  position,
  direction,
  onJump,
  onPopup,
  onClose,
  ...settings
}: OpenPopupProps) {
  if (popup === 'chapters') return <ChapterMenu {...chapter} onClose={onClose} />;
  if (popup === 'language') return <LanguagePopup chapter={chapter} onClose={onClose} />;
  if (popup === 'keys') return <KeyTablePopup onClose={onClose} />;
  if (popup === 'grid') return <PageGrid {...{ spreads, position, direction, onJump, onClose }} />;
  // A table is much to draw: the press is answered before.
  const openKeys = () => startTransition(() => onPopup('keys'));
  return (
    <SettingsPopup
      {...settings}
      chapterId={chapter.chapterId}
      share={chapter.share}
      onKeys={openKeys}
      onClose={onClose}
    />
  );
}
