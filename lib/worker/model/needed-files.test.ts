import { neededBuilds, runtimeIn, runtimeOf } from './needed-files';

const build = (name: string) => [
  `/_next/static/chunks/1-${name}.js`,
  `/_next/static/chunks/webpack-${name}.js`,
  '/_next/static/css/same.css',
];
const page = (name: string) => `<html><script src="/_next/static/chunks/webpack-${name}.js" async></script>`;

test('finds the build of a page', () => {
  expect(runtimeIn(page('b1'))).toBe(runtimeOf(build('b1')));
  expect(runtimeIn('<html>')).toBeUndefined();
});

test('retains the newest two builds, and older ones of stored pages', () => {
  const builds = ['b1', 'b2', 'b3', 'b4'].map(build);
  expect(neededBuilds(builds, [])).toEqual([build('b3'), build('b4')]);
  expect(neededBuilds(builds, [page('b1'), page('b4'), '<html>'])).toEqual([build('b1'), build('b3'), build('b4')]);
});
