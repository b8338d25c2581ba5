import { LANGUAGES, type Language } from '@/lib/domain/language';

import styles from './language-chips.module.css';

const SHOWN = 3;

/** The languages a series is out in: three of them, then how many more. */
export function LanguageChips({ languages }: { languages: readonly Language[] }) {
  const each = [...new Set(languages)];
  const more = each.length - SHOWN;
  return (
    <ul className={styles.chips}>
      {each.slice(0, SHOWN).map((language) => (
        <li key={language}>
          <abbr lang={LANGUAGES[language].tag} title={LANGUAGES[language].name}>
            {LANGUAGES[language].short}
          </abbr>
        </li>
      ))}
      {more > 0 && <li>{`+${more}`}</li>}
    </ul>
  );
}
