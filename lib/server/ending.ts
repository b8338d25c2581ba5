import 'server-only';

// The site is bundled in several parts that each hold a copy of this module.
const KEY = Symbol.for('komawari.ending');
const shared = globalThis as { [KEY]?: boolean };

/** Whether this process has been told to end: readers are better sent elsewhere. */
export const ending = {
  begin: () => void (shared[KEY] = true),
  hasBegun: () => shared[KEY] === true,
};
