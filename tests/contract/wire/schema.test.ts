import facts from './wire-format.json';
import { declarations, loadSchema } from './schema';

const { messages, enums } = declarations(loadSchema());

test('the schema has the messages and enums of the wire format, and no others', () => {
  expect([...messages.keys()].sort()).toEqual(Object.keys(facts.messages).sort());
  expect([...enums.keys()].sort()).toEqual(Object.keys(facts.enums).sort());
});

test.each(Object.entries(facts.messages))('%s has the wire format’s fields, numbers and types', (name, fields) => {
  const declared = Object.fromEntries(
    messages.get(name)!.fieldsArray.map((field) => [field.name, [field.id, (field.repeated ? 'repeated ' : '') + field.type]]),
  );
  expect(declared).toEqual(fields);
});

test.each(Object.entries(facts.enums))('%s has the wire format’s values', (name, values) => {
  expect(enums.get(name)!.values).toEqual(values);
});

test('every message, field and value is documented', () => {
  const bare: string[] = [];
  for (const [name, message] of messages) {
    if (!message.comment) bare.push(name);
    for (const field of message.fieldsArray) if (!field.comment) bare.push(`${name}.${field.name}`);
  }
  for (const [name, type] of enums) {
    if (!type.comment) bare.push(name);
    for (const value of Object.keys(type.values)) if (!type.comments[value]) bare.push(`${name}.${value}`);
  }
  expect(bare).toEqual([]);
});
