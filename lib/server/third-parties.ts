import 'server-only';

import type { AdPlace, ThirdParties } from '@/lib/domain/third-parties';
import { readEnv } from '@/lib/env';
import { thirdPartiesOf } from '@/lib/third-parties';

/** The services that the operator has named, read anew by every page that is made. */
export function thirdParties(): ThirdParties | undefined {
  return thirdPartiesOf(readEnv().thirdParties);
}

/** Whether the operator lets advertisements stand in a place. */
export function hasAds(place: AdPlace): boolean {
  return thirdParties()?.ads?.units[place] !== undefined;
}
