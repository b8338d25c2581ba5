import { openEyes } from '@/tests/support/eyes';

import { countTitleBanners } from './count-title-banners';
import { send } from './send';
import { onHappening } from './third-parties/happenings';

jest.mock('./send', () => ({ send: jest.fn(() => Promise.resolve()) }));

let see: ReturnType<typeof openEyes>;
let stop: () => void;
beforeEach(() => {
  jest.mocked(send).mockClear();
  see = openEyes();
});

function count(location: 'title_detail' | 'viewer', html: string): HTMLElement {
  document.body.innerHTML = html;
  const root = document.body.firstElementChild as HTMLElement;
  stop = countTitleBanners(root, { titleId: 10, location });
  return root;
}

/** What the origin was sent, once the transport is imported. */
async function taps() {
  await import('./send');
  return jest.mocked(send).mock.calls.map(([{ query }]) => query);
}

test('counts the first impression and each click of a title’s banner @1.19', async () => {
  const root = count(
    'title_detail',
    '<div><a id="other">Elsewhere</a><p data-banner="7"><a href="#x"><i>Book</i></a><b>Text</b></p></div>',
  );
  for (const other of ['#other', 'b']) root.querySelector<HTMLElement>(other)!.click();
  expect(await taps()).toEqual([]);
  see('[data-banner]');
  see('[data-banner]');
  root.querySelector('i')!.click();
  root.querySelector('i')!.click();
  stop();
  root.querySelector('i')!.click();
  const tap = { banner_id: 7, title_id: 10, banner_type: 'featured_banner', location: 'title_detail' };
  expect(await taps()).toEqual(['impression', 'click', 'click'].map((type) => ({ ...tap, type })));
});

test('counts banners of the viewer once per chapter, late ones too, and emits analytics events', async () => {
  const chapter = (id: number) => `<article data-chapter="${id}"><a href="#x"><img data-banner="3"></a></article>`;
  const root = count('viewer', `<main>${chapter(1)}</main>`);
  const events: unknown[] = [];
  const unsubscribe = onHappening((event) => events.push(event));
  see('[data-chapter="1"] [data-banner]');
  root.insertAdjacentHTML('beforeend', chapter(2));
  await Promise.resolve();
  see('[data-chapter="2"] [data-banner]');
  root.querySelector('a')!.click();
  const tap = { banner_id: 3, title_id: 10, banner_type: 'insert_banner', location: 'viewer' };
  expect(await taps()).toEqual(['impression', 'impression', 'click'].map((type) => ({ ...tap, type })));
  const actions = ['Impression', 'Impression', 'Click'];
  expect(events).toEqual(actions.map((action) => ({ kind: 'viewer-banner', action, id: 3 })));
  stop();
  unsubscribe();
});
