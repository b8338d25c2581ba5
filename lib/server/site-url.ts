import 'server-only';

import { readEnv } from '@/lib/env';

/** The address readers use, where the operator has said it: canonical links and feeds are absolute then. */
export function siteUrl(): URL | undefined {
  const { publicUrl } = readEnv();
  return publicUrl ? new URL(publicUrl) : undefined;
}
