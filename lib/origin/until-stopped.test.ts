/** @jest-environment node */
import { hearSignals } from '@/tests/support/hear-signals';
import { untilStopped } from './until-stopped';

const heard = hearSignals();

test.each(['SIGINT', 'SIGTERM'])(
  '%s stops a work, which tidies up first; nobody listens for a second one',
  async (signal) => {
    let isTidy = false;
    const work = untilStopped(async (stop) => {
      try {
        await new Promise((_, reject) => stop.addEventListener('abort', () => reject(new Error('cut off'))));
      } finally {
        isTidy = true;
      }
    });
    heard.get(signal)!();
    expect([...heard.keys()]).toEqual([]);
    await expect(work).rejects.toThrow('Stopped: nothing is left of what was begun.');
    expect(isTidy).toBe(true);
  },
);

test('a work that ends by itself gives what it came to, or throws what it threw', async () => {
  expect(await untilStopped(() => Promise.resolve(7))).toBe(7);
  await expect(untilStopped(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect([...heard.keys()]).toEqual([]);
});
