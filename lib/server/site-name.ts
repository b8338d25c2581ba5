import 'server-only';

import { readEnv } from '@/lib/env';

/** What the operator calls the site. */
export function siteName(): string {
  return readEnv().identity.name;
}
