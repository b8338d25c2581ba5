import type { Locale } from '@/lib/i18n/locales';

import type { FaqText } from './faq-text';
import { de } from './texts/de';
import { en } from './texts/en';
import { es } from './texts/es';
import { fr } from './texts/fr';
import { id } from './texts/id';
import { pt } from './texts/pt';
import { ru } from './texts/ru';
import { th } from './texts/th';
import { vi } from './texts/vi';

const texts: Record<Locale, FaqText> = { en, es, pt, fr, th, id, ru, vi, de };

/** The questions and answers; for the server alone, which sends what it renders. */
export const readFaq = (locale: Locale): FaqText => texts[locale];
