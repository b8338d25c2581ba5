import type { Instrumentation } from 'next';

export const onRequestError: Instrumentation.onRequestError = async (error, { path }, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { keepFailure } = await import('@/lib/server/front/failures');
  keepFailure(path, error);
  (await import('@/lib/server/front/tell-failure')).tellFailure(error, routePath);
};
