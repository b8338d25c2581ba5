import '@/lib/wire/runtime';

import protobuf from 'protobufjs/minimal';

import { komawari as reading } from '@/lib/wire/generated/decode';
import { komawari as writing } from '@/lib/wire/generated/encode';

import { alternatives, sample } from './sample';
import { declarations, loadSchema } from './schema';

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
const { messages } = declarations(loadSchema());

test.each([...messages])('%s comes back with every field that was set @7.3', (name, type) => {
  const { encode, decode } = codecs(name);
  for (let alternative = 0; alternative < alternatives(type); alternative++) {
    const sent = sample(type, alternative);
    expect(plain(decode(encode(sent).finish()))).toEqual(sent);
  }
});

test('int64 comes back as a number', () => {
  const { encode, decode } = codecs('Chapter');
  const read = decode(encode({ endTimeStamp: 2_145_884_400 }).finish()) as { endTimeStamp: unknown };
  expect(read.endTimeStamp).toBe(2_145_884_400);
});

test('fields that no schema knows are skipped, whatever their wire type', () => {
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

test('enum numbers that no schema knows are kept', () => {
  const { encode, decode } = codecs('Title');
  expect(plain(decode(encode({ language: 77 }).finish()))).toEqual({ language: 77 });
});
