import { format, type Locale as DateLocale } from 'date-fns';
import { de } from 'date-fns/locale/de';
import { enUS } from 'date-fns/locale/en-US';
import { es } from 'date-fns/locale/es';
import { fr } from 'date-fns/locale/fr';
import { id } from 'date-fns/locale/id';
import { ptBR } from 'date-fns/locale/pt-BR';
import { ru } from 'date-fns/locale/ru';
import { th } from 'date-fns/locale/th';
import { vi } from 'date-fns/locale/vi';

import type { Locale } from '@/lib/i18n/locales';

const dateLocales: Record<Locale, DateLocale> = { en: enUS, es, pt: ptBR, fr, th, id, ru, vi, de };

/**
 * The day of a moment, in seconds, in the form that the specification fixes for publishers' news: `Nov 03, 2026`, with the locale's own month.
 * In the machine's time zone unless UTC is asked for.
 */
export function newsDate(seconds: number, locale: Locale, timeZone?: 'UTC'): string {
  const moment = new Date(seconds * 1_000);
  // date-fns speaks the machine's own time zone: it is given the UTC day as if it were a local one.
  const day = timeZone ? new Date(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()) : moment;
  return format(day, 'MMM dd, yyyy', { locale: dateLocales[locale] });
}
