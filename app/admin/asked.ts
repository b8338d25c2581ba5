/** What a page's address asks for. */
export type Asked = Promise<Record<string, string | string[] | undefined>>;

/** The values of an address, each once. */
export async function valuesOf(asked: Asked): Promise<Record<string, string | undefined>> {
  return Object.fromEntries(Object.entries(await asked).map(([name, value]) => [name, [value].flat()[0]]));
}
