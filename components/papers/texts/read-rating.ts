import type { Locale } from '@/lib/i18n/locales';

import { de } from './rating/de';
import { en } from './rating/en';
import { es } from './rating/es';
import { fr } from './rating/fr';
import { id } from './rating/id';
import { pt } from './rating/pt';
import { ru } from './rating/ru';
import { th } from './rating/th';
import { vi } from './rating/vi';
import type { RatingText } from './texts';

const texts: Record<Locale, RatingText> = { en, es, pt, fr, th, id, ru, vi, de };

export const readRating = (locale: Locale): RatingText => texts[locale];
