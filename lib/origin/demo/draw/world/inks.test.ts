import { HOUSE_INKS, printed, type Inks } from './inks';

const SEPIA: Inks = { ink: '#2a2320', dark: '#6e4f2c', mid: '#b98f54', light: '#dccba6', paper: '#f3ead8' };

test('every grey of the house becomes the ink of its depth', () => {
  for (const name of Object.keys(HOUSE_INKS) as (keyof Inks)[])
    expect(printed(`fill="${HOUSE_INKS[name]}"`, SEPIA)).toBe(`fill="${SEPIA[name]}"`);
});

test('a grey between two becomes an ink between two', () => {
  const [, red, green, blue] = /#(..)(..)(..)/
    .exec(printed('#b2ada6', SEPIA))!
    .map((part) => Number.parseInt(part, 16));
  expect(red).toBeGreaterThan(0xb9);
  expect(red).toBeLessThan(0xdc);
  expect(red).toBeGreaterThan(green!);
  expect(green).toBeGreaterThan(blue!);
});

test('the spot colour and what is no colour stay', () => {
  expect(printed('<path fill="#e5322d" clip-path="url(#d1)"/>', SEPIA)).toBe(
    '<path fill="#e5322d" clip-path="url(#d1)"/>',
  );
});

test('printing twice is printing once', () => {
  const once = printed(Object.values(HOUSE_INKS).join(' '), SEPIA);
  expect(printed(once, SEPIA)).toBe(once);
});
