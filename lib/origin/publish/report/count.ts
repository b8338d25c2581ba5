/** A number with its noun: `1 page`, `1,200 pages`. */
export function count(number: number, one: string, more: string): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : more}`;
}
