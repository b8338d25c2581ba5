import type { Instrumentation } from 'next';

/** Next calls this once, before it answers. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  await (await import('@/lib/server/front/begin')).begin({ isServing: process.env.NODE_ENV === 'production' });
  const { log } = await import('@/lib/log/log');
  const { settingWarnings } = await import('@/lib/setting-warnings');
  for (const message of settingWarnings()) log({ level: 'warn', message });
}

export const onRequestError: Instrumentation.onRequestError = async (error, { path }, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { keepFailure } = await import('@/lib/server/front/failures');
  keepFailure(path, error);
  (await import('@/lib/server/front/tell-failure')).tellFailure(error, routePath);
};
