/** A number without its fraction, as it is read: `1,230`. */
export function formatWhole(value: number): string {
  return Math.round(value).toLocaleString('en');
}
