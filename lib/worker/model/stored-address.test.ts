import { pageAddress, pictureAddress } from './stored-address';

const HOME = 'https://reader.example';

test('a page is one, wherever its reader comes from and whatever of it is shown first', () => {
  for (const address of [
    '/titles/1',
    '/titles/1#chapters',
    '/titles/1?utm_source=mail&utm_medium=x',
    '/titles/1?_rsc=abc',
    '/titles/1?timestamp=1',
  ]) {
    expect(pageAddress(HOME + address)).toBe(`${HOME}/titles/1`);
  }
  expect(pageAddress(`${HOME}/search_result?keyword=fox&utm_source=mail`)).toBe(`${HOME}/search_result?keyword=fox`);
});

test('a picture is one on every day, and in each of its widths', () => {
  const page = `${HOME}/media/page/1/2-high.webp`;
  expect(pictureAddress(`${page}?e=20781&s=one`)).toBe(page);
  expect(pictureAddress(`${page}?e=20782&s=two&w=400`)).toBe(`${page}?w=400`);
});
