import 'server-only';

import { readEnv } from '@/lib/env';
import { readLogo, type SiteLogo } from '@/lib/site-identity/read-logo';

const read = new Map<string, Promise<SiteLogo>>();

/** The operator's logo, read once, but again where that failed; undefined where there is none. @throws LogoRefusal */
export async function siteLogo(): Promise<SiteLogo | undefined> {
  const { logo: file } = readEnv().identity;
  if (!file) return undefined;
  const known = read.get(file) ?? readLogo(file);
  read.set(file, known);
  known.catch(() => read.delete(file));
  return known;
}
