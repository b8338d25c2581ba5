'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Icon } from '@/components/ui/icon';
import { storage } from '@/lib/storage';

import styles from './settings.module.css';
import { showTheme } from './show-theme';

const themes = [
  { theme: 'system', icon: 'system' },
  { theme: 'light', icon: 'sun' },
  { theme: 'dark', icon: 'moon' },
] as const;

type Theme = (typeof themes)[number]['theme'];

const isChosen = (theme: string | undefined): theme is Theme => themes.some((each) => each.theme === theme);

function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return isChosen(theme) ? theme : 'system';
}

function keepTheme(theme: Theme) {
  showTheme(theme === 'system' ? undefined : theme);
  // What a full storage still holds is of before.
  if (theme === 'system' || !storage.write('theme', theme)) storage.remove('theme');
}

/** Light, dark or as the system is; before-paint.tsx sets it on the next visit. */
export function ThemeChoice() {
  const t = useTranslations('shell');
  const [chosen, setChosen] = useState<Theme>(shownTheme);

  function choose(theme: Theme) {
    keepTheme(theme);
    setChosen(theme);
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.head}>{t('theme.head')}</legend>
      <div className={styles.choices}>
        {themes.map(({ theme, icon }) => (
          <label key={theme} className={styles.choice}>
            <input type="radio" name="theme" checked={chosen === theme} onChange={() => choose(theme)} />
            <span>{t(`theme.${theme}`)}</span>
            <Icon name={icon} size={18} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
