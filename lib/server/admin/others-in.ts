import 'server-only';

import { switchesSchema, type Switches } from '@/lib/admin/calls';

/** The switches that an address tells of; undefined where it tells of none. */
export function othersIn(told: string | undefined): Switches | undefined {
  try {
    return switchesSchema.parse(JSON.parse(told ?? ''));
  } catch {
    return undefined;
  }
}
