import { AsyncResource } from 'node:async_hooks';

import { beginRequest } from './request-id';

/** Does something for a request, and nothing else that follows. */
export function withRequest<Result>(id: string, work: () => Result): Result {
  return new AsyncResource('request').runInAsyncScope(() => {
    beginRequest(id);
    return work();
  });
}
