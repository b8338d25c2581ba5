/** The wire's PageType. */
export const PAGE_TYPES = { single: 0, left: 1, right: 2, double: 3 } as const;
