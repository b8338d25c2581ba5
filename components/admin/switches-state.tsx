import type { Switches } from '@/lib/admin/calls';
import type { Locale } from '@/lib/i18n/locales';
import { translatorFor } from '@/lib/i18n/translator-for';

import { countryNames } from './country-names';

/** What some switches close, in words. */
export async function SwitchesState({
  locale,
  switches: { maintenance, retryAfter, blockedCountries, allowedCountries },
}: {
  locale: Locale;
  switches: Switches;
}) {
  const t = await translatorFor('admin', locale);
  const said = [
    maintenance && t('service.closed', { seconds: String(retryAfter) }),
    blockedCountries.length > 0 && t('service.out', { countries: countryNames(blockedCountries, locale) }),
    allowedCountries && t('service.only', { countries: countryNames(allowedCountries, locale) }),
  ].filter(Boolean);
  return <>{said.length > 0 ? said.join(' · ') : t('service.open')}</>;
}
