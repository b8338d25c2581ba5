import { fetchPatiently } from './fetch-patiently';

const tries = (...outcomes: (number | 'away')[]) => {
  const asked = jest.fn(async () => {
    const outcome = outcomes.shift() ?? 500;
    if (outcome === 'away') throw new TypeError('Failed to fetch');
    return new Response('picture', { status: outcome });
  });
  Object.assign(globalThis, { fetch: asked });
  return asked;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function settled(work: Promise<Response>): Promise<string> {
  const outcome = work.then(
    (response) => response.text(),
    (error: Error) => error.message,
  );
  await jest.runAllTimersAsync();
  return outcome;
}

const { signal } = new AbortController();

test('what fails for a while is asked for again', async () => {
  const asked = tries('away', 503, 200);
  expect(await settled(fetchPatiently('/page', { signal }))).toBe('picture');
  expect(asked).toHaveBeenCalledTimes(3);
});

test('what is refused is not, and what goes on failing not for ever', async () => {
  const refused = tries(403, 200);
  expect(await settled(fetchPatiently('/page', { signal }))).toBe('failed');
  expect(refused).toHaveBeenCalledTimes(1);
  const failing = tries();
  expect(await settled(fetchPatiently('/page', { signal }))).toBe('failed');
  expect(failing).toHaveBeenCalledTimes(4);
});

test('who breaks off waits no longer', async () => {
  const asked = tries();
  const stop = new AbortController();
  const outcome = settled(fetchPatiently('/page', { signal: stop.signal }));
  stop.abort(new Error('stopped'));
  expect(await outcome).toBe('stopped');
  expect(asked).toHaveBeenCalledTimes(1);
});
