import type { Locale } from '@/lib/i18n/locales';

import { de } from './about/de';
import { en } from './about/en';
import { es } from './about/es';
import { fr } from './about/fr';
import { id } from './about/id';
import { pt } from './about/pt';
import { ru } from './about/ru';
import { th } from './about/th';
import { vi } from './about/vi';
import type { AboutText } from './texts';

const texts: Record<Locale, AboutText> = { en, es, pt, fr, th, id, ru, vi, de };

export const readAbout = (locale: Locale): AboutText => texts[locale];
