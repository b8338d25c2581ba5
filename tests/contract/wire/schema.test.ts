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
