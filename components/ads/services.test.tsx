import { act, render } from '@testing-library/react';
import { usePathname } from 'next/navigation';

import { tellHappening } from '@/lib/client/third-parties/happenings';
import { areAdsRefused } from '@/lib/client/third-parties/ads-refused';
import type { ThirdParties } from '@/lib/domain/third-parties';
import { limits } from '@/lib/limits';

import { fillSlots } from './fill-slots';
import { Services } from './services';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));
jest.mock('./fill-slots', () => ({ fillSlots: jest.fn() }));

const CONSENT = 'https://consent.example/a.js';
const TAGS = 'https://tags.example/t.js';
const named: ThirdParties = {
  consent: { script: CONSENT },
  ads: { script: 'https://ads.example/tag.js', group: 'C0004', units: {} },
  tagManager: { script: TAGS, group: 'C0002' },
};

const scripts = () => [...document.scripts].map(({ src }) => src);
const looks = (count: number) => act(async () => void jest.advanceTimersByTime(200 * count));
const wish = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true });

function goTo(path: string) {
  window.history.replaceState(null, '', path);
  jest.mocked(usePathname).mockReturnValue(path);
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(fillSlots).mockReset();
  window.localStorage.clear();
  document.head.replaceChildren();
  delete window.OnetrustActiveGroups;
  delete window.dataLayer;
  goTo('/titles/10');
});
afterEach(() => {
  jest.useRealTimers();
  wish('doNotTrack', null);
  wish('globalPrivacyControl', undefined);
});

test('the one that asks comes first, and no other before the reader has answered @4.67', async () => {
  render(<Services named={named} />);
  expect(scripts()).toEqual([CONSENT]);
  window.OnetrustActiveGroups = ',C0001,';
  await looks(20);
  expect(scripts()).toEqual([CONSENT]);
  expect(window.dataLayer).toBeUndefined();
  expect(fillSlots).not.toHaveBeenCalled();

  const ready = jest.fn();
  window.addEventListener('consent-ready', ready);
  window.OnetrustActiveGroups = ',C0001,C0002,C0004,';
  await looks(1);
  window.removeEventListener('consent-ready', ready);
  expect(ready.mock.calls).toMatchObject([[{ detail: ',C0001,C0002,C0004,' }]]);
  expect(scripts()).toEqual([CONSENT, TAGS]);
  expect(fillSlots).toHaveBeenCalledWith(named.ads);
});

test('five hundred looks and no more @4.66 @9.29', async () => {
  const looking = jest.spyOn(window, 'clearInterval');
  render(<Services named={named} />);
  await looks(499);
  expect(looking).not.toHaveBeenCalled();
  await looks(1);
  window.OnetrustActiveGroups = ',C0001,C0002,';
  await looks(10);
  expect(scripts()).toEqual([CONSENT]);
  expect(looking).toHaveBeenCalledTimes(1);
  looking.mockRestore();
});

test('who wants nobody has nobody', async () => {
  for (const [name, value] of [
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ] as const) {
    wish(name, value);
    window.OnetrustActiveGroups = ',C0001,C0002,';
    const { unmount } = render(<Services named={named} />);
    await looks(5);
    expect([name, scripts(), window.dataLayer]).toEqual([name, [], undefined]);
    expect(fillSlots).not.toHaveBeenCalled();
    unmount();
    wish(name, undefined);
  }
});

test('each has only what was consented to', async () => {
  const { rerender } = render(
    <Services
      named={{ ...named, ads: { ...named.ads!, group: 'C0004' }, tagManager: { script: TAGS, group: 'C0002' } }}
    />,
  );
  window.OnetrustActiveGroups = ',C0001,C0002,';
  await looks(1);
  expect(scripts()).toEqual([CONSENT, TAGS]);
  expect(fillSlots).not.toHaveBeenCalled();
  rerender(<Services named={{ consent: named.consent }} />);
  expect(window.dataLayer).toMatchObject([
    { event: 'consent-ready' },
    { event: 'page_view' },
    { event: 'consent-withdrawn' },
  ]);
});

test.each([true, false])(
  'an address that changes by itself, as the viewer’s does, is another page, whether the browser tells of it (%s) or not',
  async (isTold) => {
    if (isTold) window.navigation = new EventTarget();
    window.OnetrustActiveGroups = ',C0001,C0002,';
    render(<Services named={named} />);
    await looks(1);
    for (const address of ['/viewer/1', '/viewer/1?page=2', '/viewer/2']) {
      window.history.replaceState(null, '', address);
      if (isTold) window.navigation!.dispatchEvent(new Event('currententrychange'));
      else await act(async () => void jest.advanceTimersByTime(1_000));
    }
    delete window.navigation;
    expect(window.dataLayer!.flatMap(({ event, page_path: path }) => (event === 'page_view' ? [path] : []))).toEqual([
      '/titles/10',
      '/viewer/1',
      '/viewer/2',
    ]);
  },
);

const onceMore = () => act(async () => void jest.advanceTimersByTime(limits.consentChangeMs));

test('consent that is taken back ends what it was given for, and what is given later begins @4.67', async () => {
  const end = jest.fn();
  jest.mocked(fillSlots).mockReturnValue(end);
  const ready = jest.fn();
  window.addEventListener('consent-ready', ready);
  render(<Services named={named} />);
  window.OnetrustActiveGroups = ',C0001,C0002,C0004,';
  await looks(1);
  window.OnetrustActiveGroups = ',C0001,';
  await onceMore();
  expect(end).toHaveBeenCalledTimes(1);
  tellHappening({ kind: 'ranking-banner', bannerId: 41 });
  expect(window.dataLayer!.map(({ event }) => event)).toEqual(['consent-ready', 'page_view', 'consent-withdrawn']);
  expect(areAdsRefused()).toBe(true);

  window.OnetrustActiveGroups = ',C0001,C0004,';
  await onceMore();
  await onceMore();
  expect(fillSlots).toHaveBeenCalledTimes(2);
  expect(areAdsRefused()).toBe(false);
  expect(ready.mock.calls.map(([{ detail }]) => detail)).toEqual([',C0001,C0002,C0004,', ',C0001,', ',C0001,C0004,']);
  delete window.OnetrustActiveGroups;
  await onceMore();
  expect(end).toHaveBeenCalledTimes(2);
  window.removeEventListener('consent-ready', ready);
});

test.each([
  ['nothing, for a while', '', limits.consentSilenceTries, true],
  ['nothing yet', '', limits.consentSilenceTries - 1, false],
  ['other services alone', ',C0001,C0002,', 1, true],
  ['advertisements', ',C0001,C0004,', 1, false],
])('what was consented to is %s: later pages have no room for advertisements', async (_, groups, count, refused) => {
  window.OnetrustActiveGroups = groups;
  render(<Services named={named} />);
  await looks(count);
  expect(areAdsRefused()).toBe(refused);
});

test('the tag manager is told each page, and what happens', async () => {
  window.OnetrustActiveGroups = ',C0001,C0002,';
  const { rerender } = render(<Services named={named} />);
  tellHappening({ kind: 'ranking-banner', bannerId: 1 });
  await looks(1);
  goTo('/ranking/hottest');
  rerender(<Services named={named} />);
  rerender(<Services named={named} />);
  tellHappening({ kind: 'ranking-banner', bannerId: 41 });
  tellHappening({ kind: 'viewer-banner', action: 'Click', bannerId: 7 });
  expect(window.dataLayer).toMatchObject([
    { event: 'consent-ready', consent_groups: ',C0001,C0002,' },
    { event: 'page_view', page_path: '/titles/10', page_location: 'http://localhost/titles/10' },
    { event: 'page_view', page_path: '/ranking/hottest' },
    { event: 'ranking_banner', action: 'Click', banner_id: 41 },
    { event: 'publisher_viewer_banner', action: 'Click', banner_id: 7 },
  ]);
});

test('none comes to a page whose address holds a secret', async () => {
  goTo('/webview/questionnaire/eng/reading?secret=s');
  render(<Services named={named} />);
  window.OnetrustActiveGroups = ',C0001,C0002,C0004,';
  await looks(20);
  expect(scripts()).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
});
