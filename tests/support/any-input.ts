import fc, { type Arbitrary } from 'fast-check';

import { placesIn, withOther } from './value-places';

/** Deeper than whoever calls himself for each step gets. */
const DEEP = 12_000;

/** What is meant ill wherever a text is read, or a part of one. */
const ILL = [
  ...['', ' ', '\0', '\t', '\r\n', '\ufeff', '\ud800', '\udc00\ud800', '\u202e', '٣', '％'],
  ...'% %zz %00 %c0%af %ff %2e%2e%2f . .. ../.. / // \\ /\\'.split(' '),
  ...': ; , = & ? # @ * " \' < > [ ] { } ( |'.split(' '),
  ...'0 -0 -1 1.5 1e999 0x10 NaN Infinity 2147483648 9007199254740993 null true undefined'.split(' '),
  ...'__proto__ constructor toString hasOwnProperty javascript:alert(1) https://[ <script>'.split(' '),
  ...['[object Object]', '<svg onload=alert(1)>', '9'.repeat(400), 'x'.repeat(3_000)],
];
const NESTS = ['['.repeat(DEEP), '['.repeat(DEEP) + ']'.repeat(DEEP), `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`];
/** What JSON can say where something else belongs. `__proto__` is a name like any other to whoever parses it. */
const ODD: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e30,
  2 ** 53,
  '',
  ' ',
  'A B',
  '\ud800',
  '\0',
  '__proto__',
  '../..',
  'x'.repeat(21_000),
  [],
  [null],
  [[]],
  {},
  { length: 9 },
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}') as unknown,
];

const scrap = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ILL) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
);

/** Any text: made up, or one of those that are well, as it is, or with parts of it replaced, and cut off anywhere. */
export function anyText(...well: readonly string[]): Arbitrary<string> {
  const bends = fc.array(fc.tuple(fc.nat(), fc.nat(6), scrap), { maxLength: 3 });
  const bent = fc
    .tuple(fc.constantFrom('', ...well), bends, fc.option(fc.nat(), { freq: 3 }))
    .map(([text, bends, cut]) => {
      const spoilt = bends.reduce(
        (before, [place, length, instead]) =>
          before.slice(0, place % (before.length + 1)) + instead + before.slice((place % (before.length + 1)) + length),
        text,
      );
      return cut === null ? spoilt : spoilt.slice(0, cut % (spoilt.length + 1));
    });
  return fc.oneof(
    { weight: 4, arbitrary: bent },
    { weight: 1, arbitrary: fc.constantFrom('', ...well) },
    { weight: 1, arbitrary: fc.array(scrap, { maxLength: 6 }).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  );
}

/** Any value that JSON can say: made up, or one that is well with others in places of it. */
function anyValue(...well: readonly unknown[]): Arbitrary<unknown> {
  const odd = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ODD) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  );
  const bent = fc
    .constantFrom(...well)
    .chain((value) =>
      fc
        .array(fc.tuple(fc.constantFrom(...placesIn(value)), odd), { maxLength: 3 })
        .map((bends) => bends.reduce((before, [place, other]) => withOther(before, place, other), value)),
    );
  return fc.oneof(
    { weight: 4, arbitrary: bent },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
    { weight: 1, arbitrary: odd },
  );
}

/** Any text that is taken for JSON: of any value, no JSON at all, or nested without end. */
export function anyJson(...well: readonly unknown[]): Arbitrary<string> {
  const texts = anyValue(...well).map((value) => JSON.stringify(value));
  const polluting = texts.map((text) => text.replace('{', '{"__proto__":{"polluted":true},'));
  return fc.oneof(
    { weight: 6, arbitrary: texts },
    { weight: 2, arbitrary: anyText(...well.map((value) => JSON.stringify(value))) },
    { weight: 1, arbitrary: polluting },
    { weight: 1, arbitrary: fc.constantFrom(...NESTS) },
  );
}

/** Any bytes: made up, or those of a file that is well, as they are, or with some of them changed, more put in, and cut off anywhere. */
export function anyBytes(...well: readonly Uint8Array[]): Arbitrary<Uint8Array<ArrayBuffer>> {
  const bends = fc.array(fc.tuple(fc.nat(), fc.constantFrom(0, 1, 4), fc.uint8Array({ maxLength: 6 })), {
    maxLength: 4,
  });
  const bent = fc
    .tuple(fc.constantFrom(...well), bends, fc.option(fc.nat(), { freq: 3 }))
    .map(([bytes, bends, cut]) => {
      const spoilt = bends.reduce((before, [place, length, instead]) => {
        const at = place % (before.length + 1);
        return Buffer.concat([before.subarray(0, at), instead, before.subarray(at + length)]);
      }, Buffer.from(bytes));
      return new Uint8Array(cut === null ? spoilt : spoilt.subarray(0, cut % (spoilt.length + 1)));
    });
  const whole = fc.constantFrom(...well).map((bytes) => new Uint8Array(bytes));
  return fc.oneof(
    { weight: 4, arbitrary: bent },
    { weight: 1, arbitrary: whole },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)) },
  );
}
