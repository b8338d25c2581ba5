import { contrast, legible } from './contrast';

test('black and white are as far apart as colours can be', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#e5322d', '#e5322d')).toBe(1);
});

test('the first colour that can be read wins, else the best there is', () => {
  expect(legible('#ffffff', ['#ffd447', '#e5322d', '#131316'], 3)).toBe('#e5322d');
  expect(legible('#ffffff', ['#ffe9c9', '#ffd447'], 3)).toBe('#ffd447');
});
