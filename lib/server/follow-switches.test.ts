import { setTimeout as pause } from 'node:timers/promises';

import { OPEN } from '@/lib/admin/calls';
import { limits } from '@/lib/limits';
import { followNow } from '@/lib/switches/switches';

import { AdminError, type AdminTrouble } from './admin/admin-error';
import { askOrigin } from './admin/ask-origin';
import { endSession } from './admin/session';
import { followSwitches } from './follow-switches';

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn() }));
jest.mock('./admin/ask-origin', () => ({ askOrigin: jest.fn() }));
jest.mock('./admin/session', () => ({ endSession: jest.fn() }));
jest.mock('@/lib/switches/switches', () => ({ followNow: jest.fn() }));
jest.mock('@/lib/log/log', () => ({ log: jest.fn() }));

const SET = { ...OPEN, maintenance: true };

/** The pause, in ms, after one answer of a remote origin. */
async function pauseAfter(answer: AdminTrouble | 'answered'): Promise<number> {
  Object.assign(process.env, { ADMIN_TOKEN: 'the-operator-and-nobody-else', API_ORIGIN: 'http://origin.example/api' });
  jest
    .mocked(askOrigin)
    .mockImplementation(() =>
      answer === 'answered'
        ? Promise.resolve({ switches: SET, revision: 0, changedAt: 0, endedSessions: ['ended-elsewhere'] } as never)
        : Promise.reject(new AdminError(answer)),
    );
  return new Promise((paused) => {
    jest.mocked(pause).mockImplementation((ms) => {
      paused(ms!);
      return new Promise(() => undefined);
    });
    followSwitches();
  });
}

// A site with a wrong token must spend fewer tries than its address is allowed.
test.each([
  ['answered', limits.switchesAskMs],
  ['unreachable', limits.switchesAskMs],
  ['unknown', limits.switchesUnknownMs],
  ['waiting', limits.switchesUnknownMs],
] as const)('asks an origin that is %s again after %i ms', async (answer, ms) =>
  expect(await pauseAfter(answer)).toBe(ms),
);

test('applies the maintenance state and the ended sessions of a remote origin', async () => {
  await pauseAfter('answered');
  expect(followNow).toHaveBeenCalledWith(SET);
  expect(endSession).toHaveBeenCalledWith({ id: 'ended-elsewhere' });
});
