import { FERRY, openPage } from './reader';
import { expect, test } from './test';

test('a title shows its chapters in both orders, its languages, its schedule, and ways to favourite and share it @2.45', async ({
  page,
}) => {
  await openPage(page, `/titles/${FERRY.titleId}`);
  const chapters = page
    .getByRole('main')
    .locator('a[href*="/viewer/"]')
    .filter({ has: page.getByText(/^#\s?\d+/) });
  const order = page.getByRole('button', { name: /^Order:/ });
  const paths = () => chapters.evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  const before = await paths();
  expect(before.length).toBeGreaterThan(3);
  await order.click();
  await expect.poll(paths).not.toEqual(before);
  await order.click();
  await expect.poll(paths).toEqual(before);

  const languages = page.getByRole('navigation', { name: 'This series in other languages' });
  await expect(languages.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'page');
  await expect(languages.getByRole('link', { name: 'Español' })).toHaveAttribute(
    'href',
    `/titles/${FERRY.spanishTitleId}`,
  );
  await expect(
    page.getByRole('term').filter({ hasText: 'New chapters' }).locator('xpath=following-sibling::dd'),
  ).toHaveText('At its own pace');
  await expect(
    page.getByRole('button', { name: 'Add to favourites', exact: true }).filter({ visible: true }),
  ).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
});

test('chapters between the first and the newest are in the app alone, with a link to it @phone @2.47 @6.5', async ({
  page,
}) => {
  await openPage(page, `/titles/${FERRY.titleId}`);
  const heading = page.getByRole('heading', { level: 3, name: /^\d+ chapters? only in the app$/ });
  const panel = heading.locator('xpath=ancestor::div[.//ul][1]');
  await expect(panel.getByRole('link', { name: 'Get the app' })).toHaveAttribute('href', /^https:\/\/store\.example\//);
  await expect(panel.locator('a[href*="/viewer/"]')).toHaveCount(0);
  const count = parseInt((await heading.textContent())!, 10);

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
  const before = await numbers();
  expect(before.toSorted((one, other) => one - other)).toEqual(Array.from({ length: count }, (_, i) => i + 4));
  await panel.getByText(`${count - 2} more`).click();
  await expect(listed.last()).toBeVisible();
  await page.getByRole('button', { name: /^Order:/ }).click();
  await expect.poll(numbers).toEqual(before.toReversed());
});
