import { stateOf } from './state-of';

test.each([
  ['nothing typed', { isEmpty: true }, 'empty'],
  ['titles on their way', {}, 'loading'],
  ['found by the server meanwhile', { found: 3 }, 'found'],
  ['not found by the server: the browser may', { found: 0 }, 'loading'],
  ['not found by the browser', { isSearched: true, found: 0 }, 'none'],
  ['found', { isSearched: true, found: 1 }, 'found'],
  ['titles that did not come', { hasFailed: true }, 'failed'],
  ['titles that did not come, but the server has searched', { hasFailed: true, found: 2 }, 'found'],
  ['titles that did not come, and the server found nothing', { hasFailed: true, found: 0 }, 'none'],
] as const)('%s @2.77', (_, known, state) =>
  expect(stateOf({ isEmpty: false, isSearched: false, found: undefined, hasFailed: false, ...known })).toBe(state),
);
