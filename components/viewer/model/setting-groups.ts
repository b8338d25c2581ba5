import type { ViewerMode } from '@/lib/domain/viewer-choices';

import { CHOICES, PRELOADED, type ViewerSetting } from './settings';

interface Row {
  setting: ViewerSetting;
  /** Where it says something; both modes if there is none. */
  mode?: ViewerMode;
}

export type SettingGroup = 'page' | 'controls' | 'comfort';

/** What the settings show besides mode and quality, in this order. */
const GROUPS: Record<SettingGroup, readonly Row[]> = {
  page: [
    { setting: 'fit', mode: 'horizontal' },
    { setting: 'stripWidth', mode: 'vertical' },
    { setting: 'gap', mode: 'vertical' },
    { setting: 'surround' },
    { setting: 'crop', mode: 'horizontal' },
  ],
  controls: [
    { setting: 'tapZones', mode: 'horizontal' },
    { setting: 'doubleTap' },
    { setting: 'wheel', mode: 'horizontal' },
  ],
  comfort: [{ setting: 'preload' }, { setting: 'comments' }, { setting: 'awake' }],
};

/** Values from small to large, where the default is not the smallest. */
const SHOWN: { [Name in ViewerSetting]?: readonly (typeof CHOICES)[Name][number][] } = {
  stripWidth: ['narrow', 'standard', 'wide', 'full'],
  preload: ['few', 'standard', 'many', 'chapter'],
};

/** The settings of a group that say something in a mode. */
export function settingsIn(group: SettingGroup, mode: ViewerMode): ViewerSetting[] {
  return GROUPS[group].filter((row) => row.mode === undefined || row.mode === mode).map(({ setting }) => setting);
}

/** The values of a setting in the order that they are shown in. */
export function valuesOf<Name extends ViewerSetting>(setting: Name): readonly (typeof CHOICES)[Name][number][] {
  return SHOWN[setting] ?? CHOICES[setting];
}

/** Whether a setting is only on or off. */
export function isSwitch(setting: ViewerSetting): boolean {
  return [...CHOICES[setting]].sort().join() === 'off,on';
}

/** A value that says itself as a number: how many pages are asked for ahead. */
export function countOf(setting: ViewerSetting, value: string): number | undefined {
  return setting === 'preload' && value !== 'chapter' ? PRELOADED[value as keyof typeof PRELOADED] : undefined;
}
