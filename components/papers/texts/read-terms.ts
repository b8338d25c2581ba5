import type { Locale } from '@/lib/i18n/locales';

import { de } from './terms/de';
import { en } from './terms/en';
import { es } from './terms/es';
import { fr } from './terms/fr';
import { id } from './terms/id';
import { pt } from './terms/pt';
import { ru } from './terms/ru';
import { th } from './terms/th';
import { vi } from './terms/vi';
import type { TermsText } from './texts';

const texts: Record<Locale, TermsText> = { en, es, pt, fr, th, id, ru, vi, de };

export const readTerms = (locale: Locale): TermsText => texts[locale];
