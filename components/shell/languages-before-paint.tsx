import { useLocale, useTranslations } from 'next-intl';

import { ownInline } from '@/components/ui/own-inline';
import { languageOf } from '@/lib/i18n/locales';

import { languagesBeforePaintScript } from './languages-before-paint-script';

/** Stands behind the button of the settings, and draws nothing. A server's component: no browser has a use for its text but in HTML. */
export function LanguagesBeforePaint() {
  const t = useTranslations('shell');
  return (
    <script
      data-own={languageOf(useLocale())}
      data-text={t('reads', { languages: '%' })}
      dangerouslySetInnerHTML={{ __html: ownInline(languagesBeforePaintScript) }}
    />
  );
}
