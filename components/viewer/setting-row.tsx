'use client';

import { useTranslations } from 'next-intl';

import { Choice } from './choice';
import { countOf, isSwitch, valuesOf } from './model/setting-groups';
import type { ViewerSetting, ViewerSettings } from './model/settings';
import { Switch } from './switch';

interface Props<Name extends ViewerSetting> {
  name: Name;
  value: ViewerSettings[Name];
  onChange: (value: ViewerSettings[Name]) => void;
}

/** The values that are words: switches have none, and counts say themselves. */
type Word = Exclude<
  { [Name in ViewerSetting]: `${Name}-${ViewerSettings[Name]}` }[ViewerSetting],
  | `${string}-on`
  | 'crop-off'
  | 'doubleTap-off'
  | 'wheel-off'
  | 'comments-off'
  | 'awake-off'
  | 'preload-few'
  | 'preload-standard'
  | 'preload-many'
>;

/** One setting of the reader's: a switch, or one of a few. */
export function SettingRow<Name extends ViewerSetting>({ name, value, onChange }: Props<Name>) {
  const t = useTranslations('viewer');
  const label = t(`setting.${name as ViewerSetting}`);
  if (isSwitch(name))
    return (
      <Switch
        label={label}
        isOn={value === 'on'}
        note={name === 'doubleTap' ? t('setting.doubleTap-note') : undefined}
        onChange={(isOn) => onChange((isOn ? 'on' : 'off') as ViewerSettings[Name])}
      />
    );
  const labelOf = (each: string) => {
    const count = countOf(name, each);
    return count === undefined ? t(`setting.${`${name}-${each}` as Word}`) : String(count);
  };
  return (
    <Choice
      legend={label}
      values={valuesOf(name) as readonly ViewerSettings[Name][]}
      chosen={value}
      labelOf={labelOf}
      onChoose={onChange}
    />
  );
}
