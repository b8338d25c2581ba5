import { readEnv } from '@/lib/env';

import { nameSite } from './name-site';

interface Kept {
  site: string;
  texts: object;
}

const kept = new WeakMap<object, Kept>();

/** Texts that say this site's name; those that are asked for again are made once. */
export function siteTexts<Texts extends object>(texts: Texts): Texts {
  const site = readEnv().identity.name;
  const known = kept.get(texts);
  if (known?.site === site) return known.texts as Texts;
  const made = nameSite(texts, site);
  kept.set(texts, { site, texts: made });
  return made;
}
