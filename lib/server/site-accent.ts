import 'server-only';

import { readEnv } from '@/lib/env';
import { accentOf, type Accent } from '@/lib/site-identity/accent';

/** Ours, as app/globals.css has it. */
const OWN: Accent = { spot: '#db2b25', fill: '#db2b25', ink: '#ffffff' };

/** The accent for what is drawn on white paper, and on ink. */
export function siteAccent(): { light: Accent; dark: Accent } {
  const { color } = readEnv().identity;
  return color ? accentOf(color) : { light: OWN, dark: OWN };
}
