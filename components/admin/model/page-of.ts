/** A page of a list as an address names it: from 1, the first where it names none that could be. */
export function pageOf(asked: unknown): number {
  return typeof asked === 'string' && /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}

export function pagesIn(total: number, entries: number): number {
  return Math.max(1, Math.ceil(total / entries));
}
