import { outdatedPages } from './outdated-pages';
import { showNow } from './follow-catalogue';

let isOriginUp: boolean;
jest.mock('../send', () => ({ send: jest.fn() }));
jest.mock('@/lib/api/catalogue-version', () => ({
  fetchCatalogueVersion: async () => {
    if (!isOriginUp) throw new Error('unreachable');
    return '1';
  },
}));
jest.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

test('invalidates all pages at once, and reports an origin that cannot be reached', async () => {
  isOriginUp = true;
  expect(await showNow()).toBe(true);
  expect(outdatedPages.before).toBeGreaterThan(0);
  isOriginUp = false;
  expect(await showNow()).toBe(false);
  isOriginUp = true;
  expect(await showNow()).toBe(true);
});
