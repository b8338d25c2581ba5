/** What the filter offers besides genres and magazines. */
export const ONLY = ['updated', 'free', 'ticket'] as const;
export type Only = (typeof ONLY)[number];

/** The orders of the list; the first is the server's own, kept where none is chosen. */
export const SORTS = ['recent', 'az', 'za'] as const;
export type Sort = (typeof SORTS)[number];

/** What a reader chose: at most one of each. */
export interface Selection {
  only?: Only;
  /** A tag's slug. */
  tag?: string;
  /** A label's code. */
  label?: string;
  sort?: Sort;
}

/** The parts of a selection that leave series out. */
export const FILTERS = ['only', 'tag', 'label'] as const;
export type Filter = (typeof FILTERS)[number];

/** The selection after a choice: choosing the same again takes it back. */
export function choose<Part extends keyof Selection>(
  selection: Selection,
  part: Part,
  value: Selection[Part],
): Selection {
  return { ...selection, [part]: selection[part] === value ? undefined : value };
}

/** The selection without its filters; the order stays. */
export function withoutFilters({ sort }: Selection): Selection {
  return { sort };
}

/** What can be a tag's slug or a label's code. */
const CODE = /^[\p{L}\p{N}_-]{1,64}$/u;
const codeIn = (stored = '') => (CODE.test(stored) ? stored : undefined);

/** Reads a selection as it is stored: words that mean nothing here count as nothing chosen. */
export function parseSelection(stored: Partial<Record<keyof Selection, string>>): Selection {
  return {
    only: ONLY.find((only) => only === stored.only),
    tag: codeIn(stored.tag),
    label: codeIn(stored.label),
    sort: SORTS.find((sort) => sort === stored.sort),
  };
}
