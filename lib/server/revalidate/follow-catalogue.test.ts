/** @jest-environment node */
import { outdatedPages } from './outdated-pages';
import { showNow } from './follow-catalogue';

let isThere: boolean;
jest.mock('@/lib/api/catalogue-version', () => ({ fetchCatalogueVersion: () => (isThere ? Promise.resolve('a') : Promise.reject(new Error('dead'))) }));
jest.mock('../send', () => ({ send: undefined }));
jest.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

test('the catalogue is shown now, but not while its origin cannot be asked', async () => {
  isThere = true;
  expect(await showNow()).toBe(true);
  expect(outdatedPages.before).toBeGreaterThan(0);
  isThere = false;
  expect(await showNow()).toBe(false);
  isThere = true;
  expect(await showNow()).toBe(true);
});
