import 'server-only';

import type { Locale } from '@/lib/i18n/locales';
import { siteUrl } from '@/lib/server/site-url';

import { placesFor, type Places } from './places';

/** Addresses as pages of a locale tell them to machines. */
export const pagePlaces = (locale: Locale): Places => placesFor(locale, siteUrl());
