import type { Instrumentation } from 'next';

/** Next calls this once, before it answers. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  await (await import('@/lib/server/front/begin')).begin({ isServing: process.env.NODE_ENV === 'production' });
  (await import('@/lib/server/log-setting-warnings')).logSettingWarnings();
}

export const onRequestError: Instrumentation.onRequestError = async (error, { path }, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { keepFailure } = await import('@/lib/server/front/failures');
  keepFailure(path, error);
  (await import('@/lib/server/front/tell-failure')).tellFailure(error, routePath);
};
