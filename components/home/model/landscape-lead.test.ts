import { landscapeLead } from './landscape-lead';

test('a lead among many shows its cover from tablets on', () => {
  expect(landscapeLead(5)).toBe('(width < 768px)');
  expect(landscapeLead(12)).toBe('(width < 768px)');
});

test.each([0, 3])('a lead that has a row to itself, before %i others, shows its landscape everywhere', (others) => {
  expect(landscapeLead(others)).toBe('all');
});
