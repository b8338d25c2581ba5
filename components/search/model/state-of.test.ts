import { keywordIn } from './keyword-in';
import { shownRows } from './shown-rows';
import { stateOf } from './state-of';

test.each([
  ['nothing is typed', { isEmpty: true }, 'empty'],
  ['titles are loading', {}, 'loading'],
  ['the server found some meanwhile', { found: 3 }, 'found'],
  ['the server found none, which the browser may', { found: 0 }, 'loading'],
  ['the browser found none', { isSearched: true, found: 0 }, 'none'],
  ['titles failed to load', { hasFailed: true }, 'failed'],
  ['titles failed to load after the server found none', { hasFailed: true, found: 0 }, 'none'],
] as const)('where %s the state is %3$s @2.77', (_, known, state) =>
  expect(stateOf({ isEmpty: false, isSearched: false, found: undefined, hasFailed: false, ...known })).toBe(state),
);

test.each([
  ['ferry', 'ferry'],
  [['ferry'], 'ferry'],
  [['ferry', 'moths'], ''],
  [undefined, ''],
])('the query value %j is the keyword %j @2.76', (values, keyword) => expect(keywordIn(values)).toBe(keyword));

test.each([
  [undefined, 24],
  ['49', 72],
  ['-5', 24],
  [['48', '72'], 24],
  ['999999', 2_000],
])('the query value %j shows %d rows', (value, rows) => expect(shownRows(value)).toBe(rows));
