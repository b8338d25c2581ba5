import { openEyes } from '@/tests/support/eyes';

import { fillSlots } from './fill-slots';

let near: () => void;
let change: () => void;
let isMobile = false;
let asked: string[];

beforeEach(() => {
  document.head.replaceChildren();
  document.body.innerHTML = '<div data-ad-slot="page"></div>';
  isMobile = false;
  asked = [];
  near = openEyes();
  window.matchMedia = () =>
    ({
      get matches() {
        return isMobile;
      },
      addEventListener: (_: string, listen: () => void) => (change = listen),
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  delete window.googletag;
});

/** The service arrives, and does what has waited for it. */
function arrive() {
  const waiting = window.googletag!.cmd as unknown as (() => void)[];
  Object.assign(window.googletag!, {
    cmd: { push: (command: () => void) => command() },
    pubads: () => 'pubads',
    enableServices: () => undefined,
    defineSlot: (unit: string, [width, height]: number[], id: string) => {
      asked.push(`${unit} ${width}x${height}`);
      return {
        id,
        addService() {
          return this;
        },
      };
    },
    destroySlots: () => asked.push('gone'),
    display: (id: string) => (document.getElementById(id)!.textContent = 'Bought'),
  });
  for (const command of waiting) command();
}

const units = { page: { mobile: '/1/m', desktop: '/1/d' } };
const ads = { script: 'https://ads.example/tag.js', group: 'C0004', units };

test('a slot is filled when it nears, once, with what fits the screen @9.23', () => {
  const end = fillSlots(ads);
  expect([...document.scripts].map(({ src }) => src)).toEqual([ads.script]);
  arrive();
  expect(asked).toEqual([]);
  near();
  near();
  expect(asked).toEqual(['/1/d 300x250']);
  expect(document.body).toHaveTextContent('Bought');
  end();
});

test('what nears before the service has come is filled then', () => {
  isMobile = true;
  const end = fillSlots(ads);
  near();
  arrive();
  expect(asked).toEqual(['/1/m 320x100']);
  end();
});

test('on another screen before the service has come, and where consent was taken back by then, nothing is asked for twice or at all', () => {
  const end = fillSlots(ads);
  near();
  isMobile = true;
  change();
  near();
  arrive();
  expect(asked).toEqual(['/1/m 320x100']);
  end();
  expect(asked).toEqual(['/1/m 320x100', 'gone']);
  delete window.googletag;
  asked = [];
  const endAgain = fillSlots(ads);
  near();
  endAgain();
  arrive();
  expect(asked).toEqual([]);
});

test('a slot that comes later is filled, one that goes is given back, one without a unit stays empty', async () => {
  const end = fillSlots(ads);
  arrive();
  document.body.innerHTML = '<div data-ad-slot="viewer"></div><div data-ad-slot="page"></div>';
  await Promise.resolve();
  near();
  expect(asked).toEqual(['/1/d 300x250']);
  document.body.replaceChildren();
  await Promise.resolve();
  expect(asked).toEqual(['/1/d 300x250', 'gone']);
  end();
});

test('on a screen of the other kind another one is asked for', () => {
  const end = fillSlots(ads);
  arrive();
  near();
  isMobile = true;
  change();
  expect(document.body).not.toHaveTextContent('Bought');
  near();
  expect(asked).toEqual(['/1/d 300x250', 'gone', '/1/m 320x100']);
  end();
});
