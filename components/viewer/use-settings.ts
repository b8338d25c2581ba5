'use client';

import { useMemo } from 'react';

import { settingsOf, settingsText, type ViewerSettings } from './model/settings';
import { useStoredText } from './use-stored-text';

type ChangeSetting = <Name extends keyof ViewerSettings>(name: Name, value: ViewerSettings[Name]) => void;

/** What the reader chose for the viewer, and a way to choose otherwise. The defaults until the page is taken over. */
export function useSettings(): [settings: ViewerSettings, change: ChangeSetting] {
  const [text, store] = useStoredText('viewerSettings');
  const settings = useMemo(() => settingsOf(text), [text]);
  return [settings, (name, value) => store((before) => settingsText({ ...settingsOf(before), [name]: value }))];
}
