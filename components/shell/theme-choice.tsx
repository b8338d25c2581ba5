'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Icon } from '@/components/ui/icon';
import { storage } from '@/lib/storage';

import styles from './settings.module.css';

const themes = [
  { theme: 'system', icon: 'system' },
  { theme: 'light', icon: 'sun' },
  { theme: 'dark', icon: 'moon' },
] as const;

type Theme = (typeof themes)[number]['theme'];

function keepTheme(theme: Theme) {
  storage.write('theme', theme);
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Light, dark or as the system is; before-paint.tsx sets it on the next visit. */
export function ThemeChoice() {
  const t = useTranslations('shell');
  const [chosen, setChosen] = useState<string>(() => storage.read('theme') ?? 'system');

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
            {t(`theme.${theme}`)}
            <Icon name={icon} size={18} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
