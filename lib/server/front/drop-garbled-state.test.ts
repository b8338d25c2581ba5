/** @jest-environment node */
import { dropGarbledState } from './drop-garbled-state';

const kept = (state: string | undefined) => {
  const headers = { rsc: '1', 'next-router-state-tree': state };
  dropGarbledState(headers);
  return headers['next-router-state-tree'];
};

const HOME = encodeURIComponent(
  JSON.stringify([
    '',
    { children: [['locale', 'en', 'd', null], { children: ['__PAGE__', {}, null, null] }, null, null] },
    null,
    null,
    16,
  ]),
);

test('a state in Next’s words is left as it is', () => {
  expect(kept(HOME)).toBe(HOME);
  expect(kept(undefined)).toBeUndefined();
});

test.each(
  Object.entries({
    nothing: '',
    'no JSON': 'x',
    'no escape': '%zz',
    'no tree': encodeURIComponent('{}'),
    'no segment': encodeURIComponent('[1]'),
    'half of one': HOME.slice(0, -3),
    'two of them': `${HOME}, ${HOME}`,
    'one that is too long': `%5B${'%20'.repeat(20_000)}%5D`,
  }),
)('%s: taken off', (_, state) => {
  expect(kept(state)).toBeUndefined();
});
