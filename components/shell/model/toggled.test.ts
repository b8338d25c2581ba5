import { toggled } from './toggled';

test('toggling adds, and toggling again takes away', () => {
  expect(toggled(['eng'], 'fra')).toEqual(['eng', 'fra']);
  expect(toggled(['eng', 'fra'], 'fra')).toEqual(['eng']);
});
