import { earlyFigure, loadedFigure, modulesOf } from './early-figure';
import { keepsLimit } from './figure';

const MODULES = {
  'static/chunks/[id].js': ['components/home/home.tsx', 'lib/shared.ts'],
  'static/ads.js': ['lib/shared.ts', 'components/ads/services.tsx'],
};

test('what scripts are made of is told once, by the files of the build', () => {
  expect(
    modulesOf(['http://site/_next/static/chunks/%5Bid%5D.js', 'http://site/_next/static/ads.js'], MODULES),
  ).toEqual(['components/home/home.tsx', 'lib/shared.ts', 'components/ads/services.tsx']);
  expect(() => modulesOf(['http://site/_next/static/other.js'], MODULES)).toThrow('static/other.js');
});

test('what waits is counted and told', () => {
  expect(earlyFigure('home', ['lib/shared.ts'])).toEqual({
    what: 'home',
    value: 0,
    unit: 'modules',
    beside: 'of 1',
    limit: { most: 0 },
  });
  expect(earlyFigure('home', ['lib/shared.ts', 'components/ads/services.tsx'])).toMatchObject({
    value: 1,
    beside: 'of 2; ads and consent: components/ads/services.tsx',
  });
});

test('of no modules at all it is no number', () => expect(keepsLimit(earlyFigure('home', []))).toBe(false));

describe('of what Chromium has asked for', () => {
  const [home, ads] = ['http://site/_next/static/chunks/%5Bid%5D.js', 'http://site/_next/static/ads.js'] as const;

  test('early scripts are looked into, the others are not', () => {
    expect(loadedFigure('home', { early: [home], all: [home, ads] }, MODULES)).toMatchObject({
      value: 0,
      beside: 'of 2 in 1 of 2 scripts',
    });
    expect(loadedFigure('home', { early: [home, ads], all: [home, ads] }, MODULES)).toMatchObject({
      value: 1,
      beside: 'of 3 in 2 of 2 scripts; ads and consent: components/ads/services.tsx',
    });
  });

  test('none may be early, but of no scripts at all it is no number', () => {
    expect(loadedFigure('home', { early: [], all: [home] }, MODULES)).toMatchObject({
      value: 0,
      beside: 'of 0 in 0 of 1 scripts',
    });
    expect(loadedFigure('home', { early: [], all: [] }, MODULES).value).toBeNaN();
  });
});
