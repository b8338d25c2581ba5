/** The keyword that an address asks for; empty where it names none, or several. */
export function keywordIn(values: string | readonly string[] | undefined): string {
  if (typeof values === 'string') return values;
  return values?.length === 1 ? values[0]! : '';
}
