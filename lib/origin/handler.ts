import type { AdminAnswer } from '@/lib/admin/calls';
import { NEXT_IN_FRONT, readEnv } from '@/lib/env';
import { oncePerProcess } from '@/lib/process-registry.mjs';
import { createOrigin, type Origin } from './create-origin';

const opened = oncePerProcess<{ origin?: Promise<Origin> }>('origin', () => ({}));

async function createWithEnv(): Promise<Origin> {
  const { trustedProxies = NEXT_IN_FRONT, isBuilding, ...env } = readEnv();
  const origin = await createOrigin({ ...env, trustedProxies });
  if (!isBuilding) origin.keepSendingNotices();
  return origin;
}

/** Opened by the first request; after a failure the next one tries again. */
function openOrigin(): Promise<Origin> {
  return (opened.origin ??= createWithEnv().catch((error: unknown) => {
    opened.origin = undefined;
    throw error;
  }));
}

/**
 * Answers a request that came from outside: media addresses are absolute.
 * @param socketAddress who is at the other end of its connection
 */
export async function originOverHttp(request: Request, socketAddress?: string): Promise<Response> {
  return (await openOrigin()).http(request, socketAddress);
}

/** Answers a request of this process: media addresses start at the root. */
export async function originInProcess(request: Request): Promise<Response> {
  return (await openOrigin()).inProcess(request);
}

/** Closes the origin, where it was opened: what it does by itself is finished, and the database let go. */
export async function closeOrigin(): Promise<void> {
  const origin = await opened.origin?.catch(() => undefined);
  await origin?.close();
}

/** Opens the origin before anybody asks it, so that it does what its clock says. @throws when the data folder or the database cannot be used */
export async function wakeOrigin(): Promise<void> {
  await openOrigin();
}

/** What the operator has closed, as the database says. @throws when the database does not */
export async function operatorSwitches(): Promise<AdminAnswer<'switches'>> {
  return (await openOrigin()).readSwitches();
}
