import '@/lib/wire/runtime';

import protobuf from 'protobufjs/minimal';

import { limits } from '@/lib/limits';
import { decodeResponse } from '@/lib/wire/decode-response';
import { encodeResponse } from '@/lib/wire/encode-response';
import { komawari as reading } from '@/lib/wire/generated/decode';
import { komawari as writing } from '@/lib/wire/generated/encode';
import { WireError } from '@/lib/wire/wire-error';
import { randomFrom } from '@/tests/support/random';

import ours from './our-format.json';
import { alternatives, sample } from './sample';
import { declarations, loadSchema } from './schema';
import facts from './wire-format.json';

const { messages, enums } = declarations(loadSchema());

type Fields = Record<string, (string | number)[]>;
/** Our own fields in messages of the format begin here, so that a later version of the format cannot use their numbers. */
const OUR_FIRST_FIELD = 1_001;
const ourFields: Record<string, Fields> = ours.fields;

test('the schema has the messages and enums of the wire format and of our own calls, and no others', () => {
  expect([...messages.keys()].sort()).toEqual(Object.keys({ ...facts.messages, ...ours.messages }).sort());
  expect([...enums.keys()].sort()).toEqual(Object.keys(facts.enums).sort());
});

test('our own messages and fields do not collide with the format’s', () => {
  expect(Object.keys(ours.messages).filter((name) => Object.hasOwn(facts.messages, name))).toEqual([]);
  for (const fields of Object.values(ourFields))
    for (const [number] of Object.values(fields)) expect(number).toBeGreaterThanOrEqual(OUR_FIRST_FIELD);
});

test.each(Object.entries<Fields>({ ...facts.messages, ...ours.messages }))(
  '%s has the format’s fields, numbers and types @3.2 @3.3 @3.4 @3.5 @3.6 @3.7 @3.8 @3.9 @3.10 @3.11 @3.12 @3.13 @3.14 @3.15 @3.16 @3.17 @3.18 @3.19 @3.20 @3.21 @3.22 @3.23 @3.25 @3.26 @3.27 @3.28 @3.29 @3.30 @3.31 @3.32 @3.33 @3.34 @3.35 @3.36 @3.37 @3.38 @3.39 @3.40 @3.41 @3.42 @3.43 @3.45 @3.46 @3.47 @3.48 @3.49 @3.50 @3.51 @3.53 @3.56 @3.57 @3.58 @3.59 @3.60 @3.61 @3.62 @3.63 @3.64 @3.65 @3.66 @3.67 @3.68 @3.69 @3.70 @3.71 @3.72 @3.73 @3.74 @3.75 @3.76 @3.77 @3.78 @3.79',
  (name, fields) => {
    const declared = Object.fromEntries(
      messages
        .get(name)!
        .fieldsArray.map((field) => [field.name, [field.id, (field.repeated ? 'repeated ' : '') + field.type]]),
    );
    expect(declared).toEqual({ ...fields, ...ourFields[name] });
  },
);

test.each(Object.entries(facts.enums))(
  '%s has the wire format’s values @1.14 @3.44 @4.1 @4.2 @4.3 @4.4 @4.5 @4.6 @4.8 @4.9 @4.10 @4.12 @4.14 @4.15 @4.17 @4.18 @4.19 @4.20 @6.8',
  (name, values) => {
    expect(enums.get(name)!.values).toEqual(values);
  },
);

interface Codec {
  encode(message: unknown): protobuf.Writer;
  decode(bytes: Uint8Array): unknown;
}

function codecs(name: string): Codec {
  const find = (root: unknown) =>
    name.split('.').reduce((node, part) => (node as Record<string, unknown>)[part], root) as Codec;
  return { encode: find(writing).encode, decode: find(reading).decode };
}

const plain = (message: unknown): unknown => JSON.parse(JSON.stringify(message));

test.each([...messages])('%s comes back with every field that was set @7.3', (name, type) => {
  const { encode, decode } = codecs(name);
  for (let alternative = 0; alternative < alternatives(type); alternative++) {
    const sent = sample(type, alternative);
    expect(plain(decode(encode(sent).finish()))).toEqual(sent);
  }
});

test('unknown fields of every wire type are skipped', () => {
  const { decode } = codecs('Title');
  const writer = protobuf.Writer.create();
  writer.uint32((8 << 3) | 0).int32(2); // titleUpdateStatus
  writer.uint32((900 << 3) | 0).int64(-1);
  writer.uint32((901 << 3) | 1).fixed64(7);
  writer.uint32((902 << 3) | 2).string('from a newer schema');
  writer.uint32((903 << 3) | 5).fixed32(7);
  writer.uint32((2 << 3) | 2).string('Ferry at Six');
  expect(plain(decode(writer.finish()))).toEqual({ titleUpdateStatus: 2, name: 'Ferry at Six' });
});

test('unknown enum numbers are kept', () => {
  const { encode, decode } = codecs('Title');
  expect(plain(decode(encode({ language: 77 }).finish()))).toEqual({ language: 77 });
});

/** A Response or the reason of a WireError. @throws anything else */
function outcomeOf(bytes: Uint8Array): 'response' | WireError['reason'] {
  try {
    const response = decodeResponse(bytes);
    expect(response.success ?? response.error).toBeTruthy();
    return 'response';
  } catch (error) {
    if (error instanceof WireError) return error.reason;
    throw error;
  }
}

test('random, truncated and changed bytes give a Response or a WireError @7.3', () => {
  const random = randomFrom(1);
  const below = (max: number) => Math.floor(random() * max);
  const full = encodeResponse(sample(messages.get('Response')!));
  expect(outcomeOf(full)).toBe('response');
  const outcomes = new Set<string>();
  for (let trial = 0; trial < 2_000; trial++) {
    outcomes.add(outcomeOf(Uint8Array.from({ length: below(200) }, () => below(256))));
    const bytes = full.slice(0, below(full.length));
    for (let changes = below(4); changes > 0 && bytes.length > 0; changes--) bytes[below(bytes.length)] = below(256);
    outcomes.add(outcomeOf(bytes));
  }
  expect(outcomes).toContain('malformed');
});

test.each<[string, Uint8Array, string]>([
  ['an answer without success or error', new Uint8Array(), 'empty'],
  ['groups nested 100,000 deep', new Uint8Array(100_000).fill((15 << 3) | 3), 'malformed'],
  ['more bytes than the limit', new Uint8Array(limits.responseMaxBytes + 1), 'too-large'],
])('%s is refused @3.1', (_, bytes, reason) => {
  expect(outcomeOf(bytes)).toBe(reason);
});

test('an answer beyond the limit is not encoded', () => {
  const debugInfo = 'x'.repeat(limits.responseMaxBytes);
  expect(() => encodeResponse({ error: { debugInfo } })).toThrow(WireError);
});
