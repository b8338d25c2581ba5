'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Icon } from '@/components/ui/icon';
import { useAvailableLanguages } from '@/lib/client/use-available-languages';
import { LANGUAGES, type Language } from '@/lib/domain/language';

import styles from './settings.module.css';

interface Props {
  own: Language;
  languages: readonly Language[];
  toggle: (language: Language) => void;
}

/** The languages titles are read in. The interface's own always is. */
export function ContentLanguages({ own, languages, toggle }: Props) {
  const t = useTranslations('shell');
  const available = useAvailableLanguages();
  const counts = new Map(available?.map(({ language, titlesCount }) => [language, titlesCount]));
  const offered = available?.map(({ language }) => language) ?? (Object.keys(LANGUAGES) as Language[]);
  // One that no title is in any more can be taken away, and put back.
  const [before] = useState(languages);
  // What the dialog opened with stays where it is, under the reader's finger, also where no title turns out to be in it.
  const [opened] = useState(offered);
  const listed = [...new Set([own, ...opened, ...offered, ...before, ...languages])];

  return (
    <fieldset className={styles.group}>
      <legend className={styles.head}>{t('content')}</legend>
      <p className={styles.hint}>{t('contentHint')}</p>
      <div className={styles.choices}>
        {listed.map((language) => (
          <label key={language} className={styles.choice}>
            <input
              type="checkbox"
              checked={languages.includes(language)}
              disabled={language === own}
              onChange={() => toggle(language)}
            />
            <span lang={LANGUAGES[language].tag}>{LANGUAGES[language].name}</span>
            <span className={styles.count}>{available && (counts.get(language) ?? 0)}</span>
            {languages.includes(language) && <Icon name="check" size={18} />}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
