import 'server-only';

import { oncePerProcess } from '@/lib/process-registry.mjs';

const state = oncePerProcess('ending', () => ({ hasBegun: false }));

/** Whether this process has been told to end: readers are better sent elsewhere. */
export const ending = {
  begin: () => void (state.hasBegun = true),
  hasBegun: () => state.hasBegun,
};
