import type { Instrumentation } from 'next';

/** Node says of each request that it has come before it hands it on: no page that needs no decision pays for a middleware. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { receiveAll } = await import('@/lib/server/front/receive-all');
  receiveAll();
  const { wakeOrigin } = await import('@/lib/server/wake-origin');
  wakeOrigin();
}

export const onRequestError: Instrumentation.onRequestError = async (error, { path }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { keepFailure } = await import('@/lib/server/front/failures');
  keepFailure(path, error);
};
