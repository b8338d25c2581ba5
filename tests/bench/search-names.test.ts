import { namedCatalogue } from './search-names';

test.each([1, 2, 3, 100, 1_001])('%d titles are as many, each with its own id', (size) => {
  const titles = namedCatalogue(size).flatMap((series) => series.titles);
  expect(titles).toHaveLength(size);
  expect(new Set(titles.map(({ id }) => id)).size).toBe(size);
});

test('a catalogue is the same each time, and has several alphabets', () => {
  expect(namedCatalogue(60)).toEqual(namedCatalogue(60));
  const names = namedCatalogue(60)
    .flatMap(({ titles }) => titles.map(({ name }) => name))
    .join();
  for (const alphabet of [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Thai}/u])
    expect(names).toMatch(alphabet);
});
