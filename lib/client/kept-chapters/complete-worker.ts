import { tellWorker } from '../tell-worker';

import { KeepError } from './keep-error';

/** Has the service worker fetch all that pages are made of. @throws KeepError where there is no worker, or something of it does not come */
export async function completeWorker(): Promise<void> {
  // Where none was registered, waiting for one would be for ever.
  if (!(await navigator.serviceWorker?.getRegistration())) throw new KeepError('impossible');
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
  });
  await tellWorker({ kind: 'complete' }, [port2]);
  if (!(await answer)) throw new KeepError('failed');
}
