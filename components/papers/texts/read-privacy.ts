import type { Locale } from '@/lib/i18n/locales';

import { de } from './privacy/de';
import { en } from './privacy/en';
import { es } from './privacy/es';
import { fr } from './privacy/fr';
import { id } from './privacy/id';
import { pt } from './privacy/pt';
import { ru } from './privacy/ru';
import { th } from './privacy/th';
import { vi } from './privacy/vi';
import type { PrivacyText } from './texts';

const texts: Record<Locale, PrivacyText> = { en, es, pt, fr, th, id, ru, vi, de };

export const readPrivacy = (locale: Locale): PrivacyText => texts[locale];
