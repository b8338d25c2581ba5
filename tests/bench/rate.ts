import autocannon from 'autocannon';

import { CONNECTIONS } from './load';

export interface Asked {
  headers?: Record<string, string>;
  /** What every answer has to have; 200 unless told. */
  status?: number;
  seconds: number;
}

/** Requests for one address that are answered in a second. @throws when one is answered with another status, or not at all */
export async function rate(url: string, { headers = {}, status = 200, seconds }: Asked): Promise<number> {
  const { statusCodeStats, duration, errors } = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: seconds,
  });
  const { [`${status}` as const]: answered, ...others } = statusCodeStats ?? {};
  if (errors || Object.keys(others).length)
    throw new Error(`${url} was answered with ${Object.keys(others).join()} and ${errors} errors, not with ${status}`);
  if (!answered?.count) throw new Error(`${url} has not answered once in ${seconds} s`);
  return answered.count / duration;
}
