import ours from './our-format.json';
import facts from './wire-format.json';
import { declarations, loadSchema } from './schema';

const { messages, enums } = declarations(loadSchema());

type Fields = Record<string, (string | number)[]>;
/** Messages and fields of our own calls stand beside the format's; a field that is added to one of its messages has a number that it will never give. */
const OUR_FIRST_FIELD = 1_001;
const ourFields: Record<string, Fields> = ours.fields;

test('the schema has the messages and enums of the wire format and of our own calls, and no others', () => {
  expect([...messages.keys()].sort()).toEqual(Object.keys({ ...facts.messages, ...ours.messages }).sort());
  expect([...enums.keys()].sort()).toEqual(Object.keys(facts.enums).sort());
});

test('our own do not redefine the format’s', () => {
  expect(Object.keys(ours.messages).filter((name) => Object.hasOwn(facts.messages, name))).toEqual([]);
  for (const fields of Object.values(ourFields))
    for (const [number] of Object.values(fields)) expect(number).toBeGreaterThanOrEqual(OUR_FIRST_FIELD);
});

test.each(Object.entries<Fields>({ ...facts.messages, ...ours.messages }))(
  '%s has the format’s fields, numbers and types',
  (name, fields) => {
    const declared = Object.fromEntries(
      messages
        .get(name)!
        .fieldsArray.map((field) => [field.name, [field.id, (field.repeated ? 'repeated ' : '') + field.type]]),
    );
    expect(declared).toEqual({ ...fields, ...ourFields[name] });
  },
);

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
