import { earlyFigure, modulesOf } from './early-figure';
import { keepsLimit } from './figure';

const MODULES = { 'static/chunks/[id].js': ['components/home/home.tsx', 'lib/shared.ts'], 'static/ads.js': ['lib/shared.ts', 'components/ads/services.tsx'] };

test('what scripts are made of is told once, by the files of the build', () => {
  expect(modulesOf(['http://site/_next/static/chunks/%5Bid%5D.js', 'http://site/_next/static/ads.js'], MODULES)).toEqual(['components/home/home.tsx', 'lib/shared.ts', 'components/ads/services.tsx']);
  expect(() => modulesOf(['http://site/_next/static/other.js'], MODULES)).toThrow('static/other.js');
});

test('what waits is counted and told', () => {
  expect(earlyFigure('home', ['lib/shared.ts'])).toEqual({ what: 'home', value: 0, unit: 'modules', beside: 'of 1', limit: { most: 0 } });
  expect(earlyFigure('home', ['lib/shared.ts', 'components/ads/services.tsx'])).toMatchObject({ value: 1, beside: 'of 2; ads and consent: components/ads/services.tsx' });
});

test('of no modules at all it is no number', () => expect(keepsLimit(earlyFigure('home', []))).toBe(false));
