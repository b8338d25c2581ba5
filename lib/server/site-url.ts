import 'server-only';

import { readEnv } from '@/lib/env';
import { publicBase } from '@/lib/public-base';

/** The address readers use, where the operator has said it: canonical links and feeds are absolute then. */
export function siteUrl(): URL | undefined {
  const { publicUrl } = readEnv();
  return publicUrl ? new URL(publicUrl) : undefined;
}

/**
 * What absolute addresses begin with in an answer to a request: the operator's word, else the name that it was called by, as a proxy says it where the
 * operator trusts one. No slash at its end.
 */
export function siteBase(request: Request): string {
  const { publicUrl, trustedProxies = 0 } = readEnv();
  return publicBase(request, { publicUrl, isProxied: trustedProxies > 0 });
}
