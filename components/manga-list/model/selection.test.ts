import { choose, parseSelection, withoutFilters } from './selection';

test('a choice replaces the one before it and leaves the others', () => {
  expect(choose({ tag: 'drama', label: 'WJ', sort: 'az' }, 'tag', 'food')).toEqual({
    tag: 'food',
    label: 'WJ',
    sort: 'az',
  });
});

test('choosing the same again takes it back @4.43', () => {
  expect(choose({ tag: 'drama', label: 'WJ' }, 'tag', 'drama')).toEqual({ label: 'WJ' });
  expect(choose({ sort: 'za' }, 'sort', 'za')).toEqual({});
  expect(choose({ only: 'free' }, 'only', 'free')).toEqual({});
});

test('clearing the filters keeps the order', () => {
  expect(withoutFilters({ tag: 'drama', label: 'WJ', only: 'free', sort: 'za' })).toEqual({ sort: 'za' });
});

test('what is stored is read back, what means nothing is not', () => {
  expect(parseSelection({ tag: 'drama', label: 'WJ', only: 'ticket', sort: 'az' })).toEqual({
    tag: 'drama',
    label: 'WJ',
    only: 'ticket',
    sort: 'az',
  });
  expect(parseSelection({ tag: '', only: 'yours', sort: 'random' })).toEqual({});
  expect(parseSelection({ tag: '{"tag":', label: '🦊', only: '[]', sort: '{' })).toEqual({});
  expect(parseSelection({ tag: 'slice-of-life', label: 'J_PLUS' })).toEqual({ tag: 'slice-of-life', label: 'J_PLUS' });
  expect(parseSelection({})).toEqual({});
});
