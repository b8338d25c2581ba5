/** @jest-environment node */
import type { Call, Send } from '@/lib/api/send';
import { limits } from '@/lib/limits';

import { outdatedPages } from './outdated-pages';
import { showNow } from './follow-catalogue';

let isThere: boolean;
let sent: Call[];
beforeEach(() => void (sent = []));
jest.mock('@/lib/api/catalogue-version', () => ({
  fetchCatalogueVersion: async (send: Send) => String(await send({ endpoint: 'catalogueVersion' })),
}));
jest.mock('../send', () => ({
  send: async (call: Call) => {
    sent.push(call);
    if (!isThere) throw new Error('dead');
  },
}));
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

test('an origin that says nothing is not waited for as long as a page is', async () => {
  const timeout = new AbortController();
  const asked = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  isThere = true;
  await showNow();
  expect(asked).toHaveBeenCalledWith(limits.catalogueAnswerMs);
  expect(sent.map(({ signal }) => signal)).toEqual([timeout.signal]);
  expect(limits.catalogueAnswerMs).toBeLessThan(limits.requestTimeoutMs);
});
