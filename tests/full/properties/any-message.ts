import fc, { type Arbitrary } from 'fast-check';
import protobuf from 'protobufjs';

const LONGEST = Number.MAX_SAFE_INTEGER;
const INT32 = 2 ** 31;

/** What is awkward in a text: markup, addresses that are none, other scripts, what sorts and splits badly. */
const TEXTS = [
  '',
  ' ',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '//elsewhere.example',
  '%E0%A4%A',
  '\u0000',
  '\u202e',
  'ก็ Tiếng Việt',
  '{"a":',
  '#-1',
  '∞',
  'Infinity',
  '1e400',
  '🦊',
];
const text = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary', maxLength: 20 }).map((value) => value.toWellFormed()),
  fc.webUrl(),
);

const SCALARS: Record<string, Arbitrary<unknown>> = {
  string: text,
  int32: fc.oneof(fc.integer({ min: -INT32, max: INT32 - 1 }), fc.constantFrom(0, 1, -1)),
  int64: fc.oneof(fc.integer({ min: -LONGEST, max: LONGEST }), fc.constantFrom(0, -1, 1_700_000_000, LONGEST)),
  bool: fc.boolean(),
};

/** Values of an enum, and numbers that it does not have. */
const numbersOf = ({ values }: protobuf.Enum) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...Object.values(values)) },
    { weight: 1, arbitrary: fc.constantFrom(-1, 77, INT32 - 1) },
  );

/**
 * Any message of a type: each field there or not, with values that a schema allows and a program may not expect. `depth` says how many
 * messages may lie in one another.
 */
export function anyMessage(type: protobuf.Type, depth: number): Arbitrary<Record<string, unknown>> {
  const one = (field: protobuf.Field): Arbitrary<unknown> => {
    if (field.resolvedType instanceof protobuf.Enum) return numbersOf(field.resolvedType);
    return field.resolvedType instanceof protobuf.Type
      ? anyMessage(field.resolvedType, depth - 1)
      : SCALARS[field.type]!;
  };
  const fields = type.fieldsArray.filter((field) => depth > 0 || !(field.resolvedType instanceof protobuf.Type));
  const model = Object.fromEntries(
    fields.map((field) => [field.name, field.repeated ? fc.array(one(field), { maxLength: 3 }) : one(field)]),
  );
  return fc.record(model, { requiredKeys: [] });
}
