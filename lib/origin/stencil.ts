/** An answer in which readers differ by flags alone: encoded once, then only the flags' bytes are set. */
export interface Stencil {
  /** The answer in which these flags are set and all others are not. Flags that are not in the answer are ignored. */
  fill(set: Iterable<string>): Uint8Array<ArrayBuffer>;
  /** Whether it would be cut alike for these flags and this answer with none of them set. */
  fits(flags: readonly string[], bare: Uint8Array): boolean;
}

/**
 * Cuts a stencil. The flags are numbered from 1; round k encodes the answer with those flags set whose number has bit k. A byte that
 * differs from the bare answer in rounds 0 and 2 belongs to flag 5:
 *
 *     bare      .. 40 00 .. 40 00 .. 40 00
 *     round 0   .. 40 01 .. 40 00 .. 40 01
 *     round 1   .. 40 00 .. 40 01 .. 40 01
 *               flag 1 ^^  flag 2 ^^  flag 3 ^^
 *
 * @param encode the answer's bytes; every flag in it is `written`
 * @param before one that may still fit, which takes a single encoding
 * @throws Error when a flag changes anything but a byte of its own
 */
export function cutStencil(
  flags: readonly string[],
  encode: (isSet: (flag: string) => boolean) => Uint8Array<ArrayBuffer>,
  before?: Stencil,
): Stencil {
  const numbers = new Map(flags.map((flag, index) => [flag, index + 1]));
  const bare = encode(() => false);
  if (before?.fits(flags, bare)) return before;
  const ownerOf = new Map<number, number>();
  for (let bit = 1; bit <= flags.length; bit <<= 1) {
    const bytes = encode((flag) => ((numbers.get(flag) ?? 0) & bit) !== 0);
    if (bytes.length !== bare.length) throw new Error('A flag changes the length of its answer');
    for (let at = 0; at < bare.length; at++) {
      if (bytes[at] === bare[at]) continue;
      if (bare[at] !== 0 || bytes[at] !== 1) throw new Error('A flag changes more than itself');
      ownerOf.set(at, (ownerOf.get(at) ?? 0) | bit);
    }
  }
  const placesOf = flags.map((): number[] => []);
  for (const [at, number] of ownerOf) placesOf[number - 1]!.push(at);

  return {
    fill(set) {
      const bytes = copyOf(bare);
      for (const flag of set) {
        for (const at of placesOf[(numbers.get(flag) ?? 0) - 1] ?? []) bytes[at] = 1;
      }
      return bytes;
    },
    fits: (others, answer) =>
      others.length === flags.length &&
      others.every((flag, index) => flag === flags[index]) &&
      Buffer.compare(answer, bare) === 0,
  };
}

const SHEET_BYTES = 1024 * 1024;
let sheet = new Uint8Array(0);
let used = 0;

/** Copies are cut from large sheets, for to ask for a piece of memory takes longer than to fill it. */
function copyOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  if (used + bytes.length > sheet.length) {
    sheet = new Uint8Array(Math.max(SHEET_BYTES, bytes.length));
    used = 0;
  }
  const copy = sheet.subarray(used, used + bytes.length);
  used += bytes.length;
  copy.set(bytes);
  return copy;
}
