import 'server-only';

import { readEnv } from '@/lib/env';
import { publicBase } from '@/lib/public-base';

/** The address readers use, where the operator has said it: canonical links and feeds are absolute then. */
export function siteUrl(): URL | undefined {
  const { publicUrl } = readEnv();
  return publicUrl ? new URL(publicUrl) : undefined;
}

/** Next stands in front of our handlers, and says by what name it was called. */
const NEXT_IN_FRONT = 1;

/** What absolute addresses begin with in an answer to a request: the operator's word, else the name that it was called by. No slash at its end. */
export function siteBase(request: Request): string {
  const { publicUrl, trustedProxies = NEXT_IN_FRONT } = readEnv();
  return publicBase(request, { publicUrl, isProxied: trustedProxies > 0 });
}
