import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { areAdsRefused, keepAdsRefused } from '@/lib/client/third-parties/ads-refused';

import { AdsBeforePaint } from './ads-before-paint';
import { PageAd } from './page-ad';

const wish = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true });
const ad = () => screen.queryByRole('complementary', { name: 'Advertisement' });

beforeEach(() => {
  window.localStorage.clear();
  delete document.documentElement.dataset.ads;
});
afterEach(() => {
  wish('doNotTrack', null);
  wish('globalPrivacyControl', undefined);
});

const cases: [string, () => void, boolean][] = [
  ['nothing is known', () => undefined, false],
  ['the browser has no wish', () => wish('doNotTrack', '0'), false],
  ['the browser wants nobody', () => wish('doNotTrack', '1'), true],
  ['the browser says so in another way', () => wish('globalPrivacyControl', true), true],
  ['none was consented to', () => keepAdsRefused(true), true],
  ['it was consented to since', () => (keepAdsRefused(true), keepAdsRefused(false)), false],
];

test.each(cases)('where %s', (_, come, refused) => {
  come();
  expect(areAdsRefused()).toBe(refused);
  const [, script] = /<script>(.*)<\/script>/.exec(renderToString(<AdsBeforePaint />))!;
  new Function(script!)();
  expect(document.documentElement.dataset.ads).toBe(refused ? 'refused' : undefined);
  render(<PageAd label="Advertisement" />);
  expect(ad() === null).toBe(refused);
});

test('the server’s HTML is the same for all; what is seen stays, whatever the reader says then', async () => {
  keepAdsRefused(true);
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(<PageAd label="Advertisement" />);
  expect(ad()).toBeInTheDocument();
  const root = await act(async () => hydrateRoot(box, <PageAd label="Advertisement" />));
  expect(ad()).toBeNull();
  await act(async () => root.unmount());
  box.remove();

  keepAdsRefused(false);
  const { rerender } = render(<PageAd label="Advertisement" />);
  keepAdsRefused(true);
  rerender(<PageAd label="Advertisement" />);
  expect(ad()).toBeInTheDocument();
});
