import protobuf from 'protobufjs';

type Sample = Record<string, unknown>;

const SCALARS: Record<string, (number: number) => unknown> = {
  string: (number) => `text ${number} ไทย Việt`,
  int32: (number) => -number * 1_000,
  int64: (number) => 1_700_000_000_000 + number,
  bool: () => true,
};

function value(field: protobuf.Field): unknown {
  if (field.resolvedType instanceof protobuf.Enum) return Math.max(...Object.values(field.resolvedType.values));
  if (field.resolvedType instanceof protobuf.Type) return sample(field.resolvedType);
  return SCALARS[field.type]!(field.id);
}

/** A message with every field set, those of its messages too; of a oneof, the alternative asked for (the first by default). */
export function sample(type: protobuf.Type, alternative = 0): Sample {
  const message: Sample = {};
  for (const field of type.fieldsArray) {
    if (field.partOf && field.partOf.fieldsArray[alternative % field.partOf.fieldsArray.length] !== field) continue;
    message[field.name] = field.repeated ? [value(field), value(field)] : value(field);
  }
  return message;
}

/** How many samples it takes to have set every alternative of a message's oneofs. */
export function alternatives(type: protobuf.Type): number {
  return Math.max(1, ...type.oneofsArray.map((oneof) => oneof.fieldsArray.length));
}
