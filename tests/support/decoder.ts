import fc, { type Arbitrary } from 'fast-check';

import { PROPERTY_PATIENCE_MS, propertyRuns } from './property-runs';

/** Of what kinds a refusal may be. That of `Error` is one in words for whoever runs a command, and none of its own kinds. */
type Kind = abstract new (...given: never[]) => Error;

interface Decoder<Given> {
  /** What is handed in from outside. */
  any: Arbitrary<Given>;
  /** What is understood: it gives something. */
  whole: Given;
  read: (given: Given) => unknown;
  /** Whether what is read is something that there may be. */
  is: (value: unknown, given: Given) => boolean;
  refuses?: readonly Kind[];
  /** How many values are looked at, where each costs something. */
  values?: number;
}

/** All that objects and lists share. */
const shared = () => [Object.prototype, Array.prototype].map((prototype) => Reflect.ownKeys(prototype));

/** What a decoder gives, or the refusal that it throws. @throws any other error */
async function outcomeOf<Given>(
  { read, refuses = [] }: Decoder<Given>,
  given: Given,
): Promise<{ value: unknown } | { refusal: Error }> {
  try {
    return { value: await read(given) };
  } catch (error) {
    const isRefusal =
      error instanceof Error &&
      refuses.some((kind) => (kind === Error ? error.constructor === Error : error instanceof kind));
    if (!isRefusal || error.message === '') throw error;
    return { refusal: error };
  }
}

/** A test of what makes something of what comes from outside. */
export function decoder<Given>(name: string, row: Decoder<Given>): void {
  const tried = async () => {
    const sharedBefore = shared();
    expect(await outcomeOf(row, row.whole)).toEqual({ value: expect.anything() as unknown });
    await fc.assert(
      fc.asyncProperty(row.any, async (given) => {
        const outcome = await outcomeOf(row, given);
        if ('value' in outcome) expect([outcome.value, row.is(outcome.value, given)]).toEqual([outcome.value, true]);
        expect(shared()).toEqual(sharedBefore);
      }),
      propertyRuns(row.values ?? 300),
    );
    jest.restoreAllMocks();
  };
  test(`${name}: whatever it is, something comes of it, or it is refused in words`, tried, PROPERTY_PATIENCE_MS);
}
