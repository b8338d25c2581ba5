import type { Locale } from '@/lib/i18n/locales';

import type { FaqText } from './faq-text';
import { en } from './texts/en';
import { es } from './texts/es';

const texts: Partial<Record<Locale, FaqText>> = { en, es };

/** The questions and answers; for the server alone, which sends what it renders. */
export const readFaq = (locale: Locale): FaqText => texts[locale] ?? en;
