import type { Moment } from '../moment';
import type { Catalogue } from './catalogue';

interface Kept<Value> {
  /** What it was made with. */
  catalogue: Catalogue;
  value: Value;
}

/**
 * Makes what a publication alone changes once, and hands it on from second to second: for as long as somebody asks for it in each, and the catalogue is
 * the same.
 */
export async function whilePublished<Value>(
  { moment, catalogue }: { moment: Moment; catalogue: Catalogue },
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const { value } = await moment.once<Kept<Value>>(key, async (before) => {
    const kept = await before?.catch(() => undefined);
    return kept?.catalogue === catalogue ? kept : { catalogue, value: await make() };
  });
  return value;
}
