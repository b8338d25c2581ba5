import { timeOf } from './press-controls';

test('of several presses of a control the one in the middle counts', () => expect(timeOf([180, 40, 60])).toBe(60));

test('but for one without an answer: that no quick ones make good', () =>
  expect(timeOf([Infinity, 40, 60])).toBe(Infinity));
