import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

import { PROTOBUF } from './serve-locally';

const plain = (status: number) => (response: ServerResponse) =>
  void response.writeHead(status, { 'cache-control': 'no-store' }).end(`${status}`);

/** What may come instead of an answer. `silence` never ends by itself. */
const FAILURES = {
  403: plain(403),
  404: plain(404),
  500: plain(500),
  drop: (response: ServerResponse) => void response.destroy(),
  garbage: (response: ServerResponse) =>
    void response
      .writeHead(200, { ...PROTOBUF, 'cache-control': 'no-store' })
      .end('7f neither a message nor a picture 7f'),
  silence: () => undefined,
} satisfies Record<string, (response: ServerResponse) => void>;

export interface Disturbance {
  /** What everything waits for. */
  until?: Promise<unknown>;
  failure?: keyof typeof FAILURES;
}

/** Lets a request wait and fail as it should. Gives whether it is still to be answered. */
export async function disturb(response: ServerResponse, { until, failure }: Disturbance): Promise<boolean> {
  if (until && !response.destroyed) await Promise.race([until, once(response, 'close')]);
  if (response.destroyed) return false;
  if (failure !== undefined) FAILURES[failure](response);
  return failure === undefined;
}
