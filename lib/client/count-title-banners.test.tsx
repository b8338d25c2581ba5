import { openEyes } from '@/tests/support/eyes';

import { countTitleBanners } from './count-title-banners';
import { send } from './send';
import { onHappening } from './third-parties/happenings';

jest.mock('./send', () => ({ send: jest.fn(() => Promise.resolve()) }));

let see: ReturnType<typeof openEyes>;

beforeEach(() => {
  jest.mocked(send).mockClear();
  see = openEyes();
});

function put(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

/** What the origin was told, once what tells it has come. */
async function asked() {
  await import('./send');
  return jest.mocked(send).mock.calls.map(([{ query }]) => query);
}
const tap = (banner_id: number, type: string, banner_type = 'featured_banner', location = 'title_detail') => ({
  banner_id,
  title_id: 10,
  banner_type,
  location,
  type,
});

test('a banner that is seen counts once, one that is followed each time @1.19', async () => {
  const root = put('<div><p data-banner="7"><a href="#x"><i>Book</i></a></p></div>');
  const end = countTitleBanners(root, { titleId: 10, location: 'title_detail' });
  expect(await asked()).toEqual([]);
  see('[data-banner]');
  see('[data-banner]');
  root.querySelector('i')!.click();
  root.querySelector('i')!.click();
  expect(await asked()).toEqual([tap(7, 'impression'), tap(7, 'click'), tap(7, 'click')]);
  end();
  root.querySelector('i')!.click();
  expect(await asked()).toHaveLength(3);
});

test('what is no banner, and a banner without a way out, is not followed', async () => {
  const root = put('<div><a href="#x">Elsewhere</a><p data-banner="7"><i>Picture</i></p></div>');
  const end = countTitleBanners(root, { titleId: 10, location: 'title_detail' });
  root.querySelector('a')!.click();
  root.querySelector('i')!.click();
  expect(await asked()).toEqual([]);
  end();
});

test('in the viewer they are told on, also those that come later; each chapter shows its own', async () => {
  const root = put('<main><article data-chapter="1"><a href="#x"><img data-banner="3"></a></article></main>');
  const told: unknown[] = [];
  const deaf = onHappening((happening) => told.push(happening));
  const end = countTitleBanners(root, { titleId: 10, location: 'viewer' });
  see('[data-chapter="1"] [data-banner]');
  root.insertAdjacentHTML('beforeend', '<article data-chapter="2"><a href="#x"><img data-banner="3"></a></article>');
  await Promise.resolve();
  see('[data-chapter="2"] [data-banner]');
  root.querySelector('a')!.click();
  expect(await asked()).toEqual([
    tap(3, 'impression', 'insert_banner', 'viewer'),
    tap(3, 'impression', 'insert_banner', 'viewer'),
    tap(3, 'click', 'insert_banner', 'viewer'),
  ]);
  expect(told).toEqual(
    ['Impression', 'Impression', 'Click'].map((action) => ({ kind: 'viewer-banner', action, bannerId: 3 })),
  );
  end();
  deaf();
});
