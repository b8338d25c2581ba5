'use client';

import dynamic from 'next/dynamic';

import type { ChapterView } from '@/lib/domain/chapter-view';
import type { ImageQuality, ViewerMode } from '@/lib/domain/viewer-choices';

import type { Direction } from './model/input';
import type { Position } from './model/progress';
import type { Spread } from './model/spreads';
import type { PopupName } from './popup-name';

// Nobody reads by them: each comes when it is first opened.
const ChapterMenu = dynamic(() => import('./chapter-menu').then((module) => module.ChapterMenu));
const KeyTablePopup = dynamic(() => import('./key-table-popup').then((module) => module.KeyTablePopup));
const LanguagePopup = dynamic(() => import('./language-popup').then((module) => module.LanguagePopup));
const PageGrid = dynamic(() => import('./page-grid').then((module) => module.PageGrid));
const SettingsPopup = dynamic(() => import('./settings-popup').then((module) => module.SettingsPopup));

interface Props {
  popup: PopupName | undefined;
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

/** Whichever popup is open. */
export function ViewerPopups({ popup, chapter, spreads, position, direction, onJump, onPopup, onClose, ...settings }: Props) {
  if (popup === 'chapters') return <ChapterMenu chapters={chapter.chapters} chapterId={chapter.chapterId} onClose={onClose} />;
  if (popup === 'language') return <LanguagePopup chapter={chapter} onClose={onClose} />;
  if (popup === 'keys') return <KeyTablePopup onClose={onClose} />;
  if (popup === 'grid') return <PageGrid {...{ spreads, position, direction, onJump, onClose }} />;
  if (popup === 'settings') return <SettingsPopup {...settings} chapterId={chapter.chapterId} share={chapter.share} onKeys={() => onPopup('keys')} onClose={onClose} />;
  return null;
}
