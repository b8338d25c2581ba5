import type { ImageQuality, ViewerMode } from '@/lib/domain/viewer-choices';

export const MODES: readonly ViewerMode[] = ['vertical', 'horizontal'];
export const QUALITIES: readonly ImageQuality[] = ['low', 'high', 'super_high'];

export const DEFAULT_MODE: ViewerMode = 'vertical';
export const DEFAULT_QUALITY: ImageQuality = 'high';

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
