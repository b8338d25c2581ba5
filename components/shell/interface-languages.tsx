'use client';

import { useLocale, useTranslations } from 'next-intl';

import { Icon } from '@/components/ui/icon';
import { keepLocale } from '@/lib/client/service-locale';
import { LANGUAGES } from '@/lib/domain/language';
import { languageOf, LOCALES, type Locale } from '@/lib/i18n/locales';
import { usePathname } from '@/lib/i18n/navigation';

import { goTo } from './go-to';
import { pageIn } from './page-in';
import styles from './settings.module.css';

/** The nine languages of the interface; a choice opens the same page in it. */
export function InterfaceLanguages() {
  const t = useTranslations('shell');
  const current = useLocale();
  const pathname = usePathname();

  function choose(locale: Locale) {
    keepLocale(locale);
    goTo(pageIn(locale, pathname));
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.head}>{t('interface')}</legend>
      <div className={styles.choices}>
        {LOCALES.map((locale) => {
          const { name, tag } = LANGUAGES[languageOf(locale)];
          return (
            <button
              key={locale}
              type="button"
              lang={tag}
              className={styles.choice}
              disabled={locale === current}
              onClick={() => choose(locale)}
            >
              <span>{name}</span>
              {locale === current && <Icon name="check" size={18} />}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
