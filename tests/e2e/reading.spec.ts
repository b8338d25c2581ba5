import { closeGreeting, expectPageShown, FERRY } from './reader';
import { expect, test } from './test';

test('from home to a title, through a chapter and the next one, to the favourites @1.5 @2.1 @2.51 @2.52 @2.55 @2.61 @4.26', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL('/main/updates');
  await closeGreeting(page);

  await test.step('home lists the day, the ranking and the carousel', async () => {
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Hottest' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Featured now' })).toBeVisible();
  });

  await test.step('a series leads to its title page', async () => {
    await page.getByRole('link', { name: FERRY.name, exact: true }).first().click();
    await expect(page).toHaveURL(`/titles/${FERRY.titleId}`);
    await expect(page.getByRole('heading', { level: 1, name: FERRY.name })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Chapters/ })).toBeVisible();
  });

  await test.step('its first chapter opens', async () => {
    await page.getByRole('link', { name: 'Read #1', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/viewer/${FERRY.firstChapterId}\\?timestamp=`));
    await expectPageShown(page, 1);
  });

  await test.step('keyed pages are shown as one reads on', async () => {
    await page.locator('[data-page="2"]').scrollIntoViewIfNeeded();
    await expectPageShown(page, 2);
  });

  await test.step('the last page offers the next chapter', async () => {
    await page.keyboard.press('End');
    await expect(page.getByRole('article', { name: `${FERRY.name} #1` }).locator('[data-last]')).toBeInViewport();
    await page.getByRole('link', { name: 'Read it: #2' }).click();
    await expect(page).toHaveURL(new RegExp(`/viewer/${FERRY.firstChapterId + 1}`));
    await expectPageShown(page, 1);
  });

  await test.step('and takes the series into the favourites', async () => {
    await page.keyboard.press('End');
    // The chapter after it, and its last page, may be there already.
    const chapter = page.getByRole('article', { name: `${FERRY.name} #2` });
    await chapter.getByRole('button', { name: 'Favourite', exact: true }).click();
    await expect(chapter.getByRole('button', { name: 'Favourited' })).toBeVisible();
  });

  await test.step('where it is after a reload', async () => {
    await page.goto('/favorited');
    await expect(page.getByRole('link', { name: FERRY.name, exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: FERRY.name, exact: true })).toBeVisible();
  });
});

test('a title is favourited from its page, removed and brought back @1.6 @2.45 @2.62 @2.63 @4.25 @4.26 @4.28 @8.23', async ({
  page,
}) => {
  await page.goto(`/titles/${FERRY.titleId}`);
  await page.getByRole('button', { name: 'Favourite', exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole('button', { name: 'Favourited' }).filter({ visible: true })).toBeVisible();

  await page.goto('/favorited');
  const remove = page.getByRole('button', { name: `Remove ${FERRY.name} from your favourites` });
  const undo = page.getByRole('button', { name: `Undo: keep ${FERRY.name}` });
  await remove.click();
  await expect(page.getByText('Removed', { exact: true })).toBeVisible();
  await undo.click();
  // It is shown at once, and can be pressed again once the origin knows.
  await expect(remove).toBeEnabled();
  await page.reload();
  await expect(page.getByRole('link', { name: FERRY.name, exact: true })).toBeVisible();

  await remove.click();
  await expect(page.getByText('Removed', { exact: true })).toBeVisible();
  await expect(undo).toBeEnabled();
  await page.reload();
  await expect(
    page.getByText('You have no favourites yet. Tap the heart on a series and it will wait for you here.'),
  ).toBeVisible();
});

test('one reader’s favourites are not another’s @1.3', async ({ page, browser }) => {
  await page.goto(`/titles/${FERRY.titleId}`);
  await page.getByRole('button', { name: 'Favourite', exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole('button', { name: 'Favourited' }).filter({ visible: true })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto('/favorited');
  await expect(other.getByText('You have no favourites yet.', { exact: false })).toBeVisible();
  await other.context().close();
});
