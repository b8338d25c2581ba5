import { notFound } from 'next/navigation';
import { locale as rootLocale } from 'next/root-params';

import { isLocale, type Locale } from './locales';

/** The locale of the page's path. Answers "not found" for a path that names none. */
export async function pageLocale(): Promise<Locale> {
  const locale = await rootLocale();
  if (!isLocale(locale)) notFound();
  return locale;
}
