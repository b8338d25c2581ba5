import { FERRY } from './reader';
import { expect, test } from './test';

/** A series of the demo that is told to its end. */
const HOUR_JAR = 60;
/** One whose publisher's newest piece of news is HTML. */
const TOLD_OF = 10;

test('a title has its chapters in either order, its languages, when it comes, and ways to keep and share it @2.45', async ({
  page,
}) => {
  await page.goto(`/titles/${FERRY.titleId}`);
  const chapters = page
    .getByRole('main')
    .locator('a[href*="/viewer/"]')
    .filter({ has: page.getByText(/^#\s?\d+/) });
  const order = page.getByRole('button', { name: /^Order:/ });
  const addresses = () => chapters.evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  const before = await addresses();
  expect(before.length).toBeGreaterThan(3);
  // A press that comes before the page's scripts is kept for them.
  await order.click();
  await expect.poll(addresses).not.toEqual(before);
  await order.click();
  await expect.poll(addresses).toEqual(before);

  const languages = page.getByRole('navigation', { name: 'This series in other languages' });
  await expect(languages.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'page');
  await expect(languages.getByRole('link', { name: 'Español' })).toHaveAttribute(
    'href',
    `/titles/${FERRY.spanishTitleId}`,
  );
  await expect(
    page.getByRole('term').filter({ hasText: 'New chapters' }).locator('xpath=following-sibling::dd'),
  ).toHaveText('At its own pace');
  await expect(page.getByRole('button', { name: 'Favourite', exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
});

test('a series that is told to its end says so, and one that comes out everywhere at once @2.46', async ({ page }) => {
  await page.goto(`/titles/${HOUR_JAR}`);
  const head = page.getByRole('main').locator('header');
  await expect(head.getByText('Completed', { exact: true })).toBeVisible();
  await page.goto(`/titles/${FERRY.titleId}`);
  await expect(head.getByText('Same day worldwide')).toBeVisible();
  await expect(head.getByText('Completed', { exact: true })).toHaveCount(0);
});

test(
  'what the publisher told last stands beside the chapters in a few words, and none of its tags',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(`/titles/${TOLD_OF}`);
    const news = page
      .locator('section', { has: page.getByRole('heading', { name: 'From the publisher' }) })
      .getByRole('listitem')
      .filter({ hasText: 'For evenings that get dark early' });
    await expect(news).toContainText('three stories to read with the light on. They could not agree');
    await expect(news).toContainText(/…$/);
    await expect(news).not.toContainText('<');
  },
);

test('chapters between the first and the newest are in the app, with the way there @2.47 @6.5', async ({ page }) => {
  await page.goto(`/titles/${FERRY.titleId}`);
  const panel = page
    .getByRole('heading', { level: 3, name: /^\d+ chapters? only in the app$/ })
    .locator('xpath=ancestor::div[.//ul][1]');
  await expect(panel.getByRole('link', { name: 'Get the app' })).toHaveAttribute('href', /^https:\/\/store\.example\//);
  await expect(panel.locator('a[href*="/viewer/"]')).toHaveCount(0);
  const count = Number(/^\d+/.exec((await panel.getByRole('heading', { level: 3 }).textContent())!)![0]);

  const open = await page
    .getByRole('main')
    .locator('li a[href*="/viewer/"]')
    .evaluateAll((links) =>
      links.map((link) => Number(/(\d{3})$/.exec(link.getAttribute('href')!)![1])).sort((one, other) => one - other),
    );
  expect(open.slice(0, 3)).toEqual([1, 2, 3]);
  expect(open.find((number) => number > 3)! - 4).toBe(count);

  const listed = panel.locator('li');
  const numbers = async () => (await listed.allTextContents()).map((text) => Number(/#\s?(\d+)/.exec(text)![1]));
  const inOrder = await numbers();
  expect(inOrder.toSorted((one, other) => one - other)).toEqual(Array.from({ length: count }, (_, i) => i + 4));
  await panel.getByText(`${count - 2} more`).click();
  await expect(listed.last()).toBeVisible();
  await page.getByRole('button', { name: /^Order:/ }).click();
  await expect.poll(numbers).toEqual(inOrder.toReversed());
  await expect(listed.last()).toBeVisible();
});
