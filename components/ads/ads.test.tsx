import { act, render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { renderToString } from 'react-dom/server';

import { areAdsRefused, keepAdsRefused } from '@/lib/client/third-parties/ads-refused';
import { tellHappening } from '@/lib/client/third-parties/happenings';
import type { ThirdParties } from '@/lib/domain/third-parties';
import { limits } from '@/lib/limits';
import { openEyes } from '@/tests/support/eyes';

import { AdsBeforePaint } from './ads-before-paint';
import type * as FillSlots from './fill-slots';
import { fillSlots as mockedFillSlots } from './fill-slots';
import { PageAd } from './page-ad';
import { Services } from './services';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));
jest.mock('./fill-slots', () => ({ fillSlots: jest.fn() }));

const setPreference = (name: 'doNotTrack' | 'globalPrivacyControl', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });
const scripts = () => [...document.scripts].map(({ src }) => src);

beforeEach(() => {
  window.localStorage.clear();
  document.head.replaceChildren();
  delete document.documentElement.dataset.ads;
});
afterEach(() => {
  jest.useRealTimers();
  setPreference('doNotTrack', null);
  setPreference('globalPrivacyControl', undefined);
});

describe('consent', () => {
  const CONSENT = 'https://consent.example/a.js';
  const TAGS = 'https://tags.example/t.js';
  const named: ThirdParties = {
    consent: { script: CONSENT },
    ads: { script: 'https://ads.example/tag.js', group: 'C0004', units: {} },
    tagManager: { script: TAGS, group: 'C0002' },
  };
  const fillSlots = jest.mocked(mockedFillSlots);
  const services = <Services named={named} />;
  const poll = (times: number) => act(async () => void jest.advanceTimersByTime(200 * times));
  const recheck = () => act(async () => void jest.advanceTimersByTime(limits.consentChangeMs));
  const events = () => window.dataLayer?.map(({ event }) => event);

  function goTo(path: string) {
    window.history.replaceState(null, '', path);
    jest.mocked(usePathname).mockReturnValue(path);
  }

  beforeEach(() => {
    jest.useFakeTimers();
    fillSlots.mockReset();
    delete window.OnetrustActiveGroups;
    delete window.dataLayer;
    goTo('/titles/10');
  });

  test('is awaited before any other service loads, then passed on with an event @4.67', async () => {
    render(services);
    window.OnetrustActiveGroups = ',C0001,';
    await poll(20);
    expect([scripts(), window.dataLayer]).toEqual([[CONSENT], undefined]);
    expect(fillSlots).not.toHaveBeenCalled();

    const ready = jest.fn();
    window.addEventListener('consent-ready', ready, { once: true });
    window.OnetrustActiveGroups = ',C0001,C0002,C0004,';
    await poll(1);
    expect(ready.mock.calls).toMatchObject([[{ detail: ',C0001,C0002,C0004,' }]]);
    expect(scripts()).toEqual([CONSENT, TAGS]);
    expect(fillSlots).toHaveBeenCalledWith(named.ads);
  });

  test.each([
    ['the browser sends Do Not Track', () => setPreference('doNotTrack', '1')],
    ['the browser sends Global Privacy Control', () => setPreference('globalPrivacyControl', true)],
    ['the address holds a secret', () => goTo('/webview/questionnaire/eng/reading?secret=s')],
  ])('no service loads where %s', async (_, arrange) => {
    arrange();
    window.OnetrustActiveGroups = ',C0001,C0002,C0004,';
    render(services);
    await poll(20);
    expect([scripts(), window.dataLayer]).toEqual([[], undefined]);
    expect(fillSlots).not.toHaveBeenCalled();
  });

  test('that is withdrawn ends its services, and that is given later starts them @4.67', async () => {
    const end = jest.fn();
    fillSlots.mockReturnValue(end);
    render(services);
    window.OnetrustActiveGroups = ',C0001,C0002,C0004,';
    await poll(1);
    window.OnetrustActiveGroups = ',C0001,';
    await recheck();
    expect(end).toHaveBeenCalledTimes(1);
    tellHappening({ kind: 'ranking-banner', action: 'Click', id: 41 });
    expect(events()).toEqual(['consent-ready', 'page_view', 'consent-withdrawn']);
    expect(areAdsRefused()).toBe(true);

    window.OnetrustActiveGroups = ',C0001,C0004,';
    await recheck();
    expect(fillSlots).toHaveBeenCalledTimes(2);
    expect(areAdsRefused()).toBe(false);
    delete window.OnetrustActiveGroups;
    await recheck();
    expect(end).toHaveBeenCalledTimes(2);
  });
});

test.each([
  ['by default', () => undefined, undefined],
  ['with Do Not Track', () => setPreference('doNotTrack', '1'), 'refused'],
  ['without consent', () => keepAdsRefused(true), 'refused'],
])('room for advertisements is decided before the first paint: %s', (_, arrange, refused) => {
  arrange();
  new Function(/<script>(.*)<\/script>/.exec(renderToString(<AdsBeforePaint />))![1]!)();
  expect(document.documentElement.dataset.ads).toBe(refused);
  render(<PageAd label="Advertisement" />);
  expect(screen.queryByRole('complementary') === null).toBe(refused === 'refused');
});

describe('ad slots', () => {
  const { fillSlots } = jest.requireActual<typeof FillSlots>('./fill-slots');
  const units = { page: { mobile: '/1/m', desktop: '/1/d' } };
  const ads = { script: 'https://ads.example/tag.js', group: 'C0004', units };
  const slot = '<div data-ad-slot="page"></div>';
  let approach: () => void;
  let changeScreen: () => void;
  let isMobile: boolean;
  let requests: string[];

  beforeEach(() => {
    document.body.innerHTML = slot;
    isMobile = false;
    requests = [];
    approach = openEyes();
    window.matchMedia = () =>
      ({
        get matches() {
          return isMobile;
        },
        addEventListener: (_: string, listener: () => void) => (changeScreen = listener),
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList;
    delete window.googletag;
  });

  /** The ad service loads, and runs the queued commands. */
  function load() {
    const queue = window.googletag!.cmd as unknown as (() => void)[];
    Object.assign(window.googletag!, {
      cmd: { push: (command: () => void) => command() },
      pubads: () => 'pubads',
      enableServices: () => undefined,
      defineSlot: (unit: string, [width, height]: number[]) => {
        requests.push(`${unit} ${width}x${height}`);
        return {
          addService() {
            return this;
          },
        };
      },
      destroySlots: () => requests.push('destroyed'),
      display: (id: string) => (document.getElementById(id)!.textContent = 'Bought'),
    });
    for (const command of queue) command();
  }

  test('are filled once, when near, with the unit and size of the screen @9.23', () => {
    const end = fillSlots(ads);
    expect(scripts()).toEqual([ads.script]);
    load();
    expect(requests).toEqual([]);
    approach();
    approach();
    expect(requests).toEqual(['/1/d 300x250']);
    expect(document.body).toHaveTextContent('Bought');
    isMobile = true;
    changeScreen();
    expect(document.body).not.toHaveTextContent('Bought');
    approach();
    expect(requests).toEqual(['/1/d 300x250', 'destroyed', '/1/m 320x100']);
    end();
  });
});
