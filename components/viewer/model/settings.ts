import type { ImageQuality, ViewerMode } from '@/lib/domain/viewer-choices';

import { parseRecord } from './parse-record';

export const MODES: readonly ViewerMode[] = ['vertical', 'horizontal'];
export const QUALITIES: readonly ImageQuality[] = ['low', 'high', 'super_high'];

const DEFAULT_MODE: ViewerMode = 'vertical';
export const DEFAULT_QUALITY: ImageQuality = 'high';

/** What a reader may choose besides mode and quality: each choice's values, the first being the default. */
export const CHOICES = {
  /** How a turned page fills the screen. */
  fit: ['page', 'width', 'height', 'original'],
  /** How wide a strip is at most. */
  stripWidth: ['standard', 'narrow', 'wide', 'full'],
  /** What lies between the pages of a strip; `auto` is nothing in a chapter that was drawn as one. */
  gap: ['auto', 'none', 'small', 'large'],
  /** What lies around the pages; `auto` is black around turned ones and paper around strips. */
  surround: ['auto', 'black', 'gray', 'paper'],
  /** How many pages are asked for ahead. */
  preload: ['standard', 'few', 'many', 'chapter'],
  /** What the sides of the screen do when tapped, in horizontal reading. */
  tapZones: ['sides', 'inverted', 'off'],
  /** A second tap in the same place zooms. */
  doubleTap: ['on', 'off'],
  /** White and black borders of turned pages are cut off. */
  crop: ['off', 'on'],
  /** The wheel turns pages. */
  wheel: ['on', 'off'],
  /** Comments at the end of a chapter. */
  comments: ['on', 'off'],
  /** The screen stays on while reading. */
  awake: ['on', 'off'],
} as const;

export type ViewerSetting = keyof typeof CHOICES;
export type ViewerSettings = { [Name in ViewerSetting]: (typeof CHOICES)[Name][number] };

export const STRIP_WIDTHS: Record<ViewerSettings['stripWidth'], string> = {
  narrow: '560px',
  standard: '800px',
  wide: '1100px',
  full: '100vw',
};
export const PRELOADED: Record<ViewerSettings['preload'], number> = { few: 2, standard: 4, many: 8, chapter: 8 };

const GAPS_PX = { none: 0, small: 10, large: 60 };
const STANDARD_GAP_PX = 30;

/** What lies between the pages of a strip, in px. */
export function gapPx({ gap }: ViewerSettings, isVerticalOnly: boolean): number {
  if (gap !== 'auto') return GAPS_PX[gap];
  return isVerticalOnly ? 0 : STANDARD_GAP_PX;
}

/** The settings that a stored text gives; whatever is absent or unknown is the default. */
export function settingsOf(stored: string | undefined): ViewerSettings {
  const given = parseRecord(stored);
  const chosen = Object.entries(CHOICES).map(([name, values]) => [
    name,
    values.find((value) => value === given[name]) ?? values[0],
  ]);
  return Object.fromEntries(chosen) as ViewerSettings;
}

/** The text to store: what differs from the defaults. */
export function settingsText(settings: ViewerSettings): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(settings).filter(([name, value]) => value !== CHOICES[name as ViewerSetting][0])),
  );
}

interface Forms {
  isVerticalOnly: boolean;
  isHorizontalOnly: boolean;
}

/** The only mode that a chapter can be read in, if it has but one. */
export function forcedMode({ isVerticalOnly, isHorizontalOnly }: Forms): ViewerMode | undefined {
  if (isVerticalOnly) return 'vertical';
  return isHorizontalOnly ? 'horizontal' : undefined;
}

/** The mode that a stored choice gives; anything unknown is the default. */
export function modeOf(stored: string | undefined): ViewerMode {
  return MODES.find((mode) => mode === stored) ?? DEFAULT_MODE;
}

/** What surface a mode is read on: turned pages lie on black whatever the theme, all but the last one. */
export function surfaceOf(mode: ViewerMode): 'dark' | undefined {
  return mode === 'horizontal' ? 'dark' : undefined;
}

/** The quality that a stored choice gives; anything unknown is the default. */
export function qualityOf(stored: string | undefined): ImageQuality {
  return QUALITIES.find((quality) => quality === stored) ?? DEFAULT_QUALITY;
}
