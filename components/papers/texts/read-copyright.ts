import type { Locale } from '@/lib/i18n/locales';

import { de } from './copyright/de';
import { en } from './copyright/en';
import { es } from './copyright/es';
import { fr } from './copyright/fr';
import { id } from './copyright/id';
import { pt } from './copyright/pt';
import { ru } from './copyright/ru';
import { th } from './copyright/th';
import { vi } from './copyright/vi';
import type { CopyrightText } from './texts';

const texts: Record<Locale, CopyrightText> = { en, es, pt, fr, th, id, ru, vi, de };

export const readCopyright = (locale: Locale): CopyrightText => texts[locale];
