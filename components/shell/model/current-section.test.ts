import { currentSection, hidesSettings, isSearch } from './current-section';

test.each([
  ['/updates', 'updates', true],
  ['/main/updates', 'updates', true],
  ['/in/eng-esp/updates', 'updates', true],
  ['/rare/deu-eng-esp-fra/updates', 'updates', true],
  ['/ranking/trending', 'ranking', true],
  ['/manga_list/one_shot', 'manga', true],
  ['/titles/12', 'manga', false],
  ['/main/titles/12', 'manga', false],
  ['/favorited', 'favorites', true],
])('%s is in %s', (path, section, own) => expect(currentSection(path)).toEqual({ section, own }));

test.each(['/', '/faq', '/updatesque', '/in/eng/nothing', '/constructor'])('%s is in none', (path) => {
  expect(currentSection(path)).toBeUndefined();
});

test('settings are hidden on titles and comments only @2.99', () => {
  expect(['/titles/1', '/comments/9', '/main/comments/9'].every(hidesSettings)).toBe(true);
  expect(['/updates', '/favorited', '/faq'].some(hidesSettings)).toBe(false);
});

test('the search is the search', () => {
  expect(
    ['/search_result', '/main/search_result', '/in/own/search_result', '/rare/own/search_result'].every(isSearch),
  ).toBe(true);
  expect(['/updates', '/search_results', '/'].some(isSearch)).toBe(false);
});
