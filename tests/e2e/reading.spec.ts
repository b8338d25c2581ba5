import { closeGreeting, expectPageShown, FERRY } from './reader';
import { expect, test } from './test';

test('a reader goes from home to a title, through a chapter into the next one, and to the favourites @phone @1.5 @2.1 @2.51 @2.52 @2.55 @2.61 @2.102 @4.26', async ({
  page,
}) => {
  const notifications = page.locator('[role=status][data-group=foo]');
  await page.goto('/');
  await expect(page).toHaveURL('/main/updates');
  await closeGreeting(page);

  await test.step('home lists the day, the ranking and the carousel', async () => {
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Hottest' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Featured now' })).toBeVisible();
    await expect(notifications).toHaveCount(1);
  });

  await test.step('a series leads to its title page', async () => {
    await page.getByRole('link', { name: FERRY.name, exact: true }).first().click();
    await expect(page).toHaveURL(`/titles/${FERRY.titleId}`);
    await expect(page.getByRole('heading', { level: 1, name: FERRY.name })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Chapters/ })).toBeVisible();
  });

  await test.step('the first chapter opens, and decrypted pages follow', async () => {
    await page.getByRole('link', { name: 'Read #1', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/viewer/${FERRY.firstChapterId}\\?timestamp=`));
    await expectPageShown(page, 1);
    await page.locator('[data-page="2"]').scrollIntoViewIfNeeded();
    await expectPageShown(page, 2);
    await expect(notifications).toHaveCount(1);
  });

  await test.step('the last page leads to the next chapter', async () => {
    await page.keyboard.press('End');
    await expect(page.getByRole('article', { name: `${FERRY.name} #1` }).locator('[data-last]')).toBeInViewport();
    await page.getByRole('link', { name: 'Read it: #2' }).click();
    await expect(page).toHaveURL(new RegExp(`/viewer/${FERRY.firstChapterId + 1}`));
    await expectPageShown(page, 1);
  });

  await test.step('its last page adds the series to the favourites', async () => {
    await page.keyboard.press('End');
    // The chapter after it may be loaded already.
    const chapter = page.getByRole('article', { name: `${FERRY.name} #2` });
    await chapter.getByRole('button', { name: 'Add to favourites', exact: true }).click();
    await expect(chapter.getByRole('button', { name: 'Favourited' })).toBeVisible();
    await page.goto('/favorited');
    await expect(page.getByRole('link', { name: FERRY.name, exact: true })).toBeVisible();
  });
});
