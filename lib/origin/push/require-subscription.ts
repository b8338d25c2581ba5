import { Refusal } from '../refusal';
import { readSubscription } from './subscription';

/** @throws Refusal with status 400 where a push token is none that a message could be sent to */
export function requireSubscription(token: string, { toLoopback }: { toLoopback: boolean }): void {
  const fault = readSubscription(token, toLoopback);
  if (typeof fault === 'string') throw new Refusal('bad-request', { status: 400, debugInfo: `push_token: ${fault}` });
}
