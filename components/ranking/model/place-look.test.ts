import { placeLook } from './place-look';

test('five places are large everywhere, the sixth on narrow screens', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 40].map(placeLook)).toEqual([
    'first',
    'large',
    'large',
    'large',
    'large',
    'either',
    'small',
    'small',
  ]);
});
