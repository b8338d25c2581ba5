import 'server-only';

import { readEnv } from '@/lib/env';

import { siteLogo } from './site-logo';

/** Changes with what the site's icons look like; empty while they are ours. It stands in their addresses, which browsers keep for long. */
export async function siteVersion(): Promise<string> {
  return [readEnv().identity.color?.slice(1), (await siteLogo())?.hash].filter(Boolean).join('-');
}
