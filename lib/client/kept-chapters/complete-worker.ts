import { limits } from '@/lib/limits';

import { tellWorker } from '../tell-worker';

import { KeepError } from './keep-error';

/**
 * Has the service worker fetch all that pages are made of.
 * @throws KeepError where there is no worker, or something of it does not come; the signal's reason
 */
export async function completeWorker(signal: AbortSignal): Promise<void> {
  // Where none was registered, waiting for one would be for ever.
  if (!(await navigator.serviceWorker?.getRegistration())) throw new KeepError('impossible');
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve, reject) => {
    port1.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
    tellWorker({ kind: 'complete' }, [port2]).catch(reject);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    // A worker that the browser ends answers nothing.
    AbortSignal.timeout(limits.keptCompleteMs).addEventListener('abort', () => resolve(false));
  });
  if (!(await answer)) throw new KeepError('failed');
}
