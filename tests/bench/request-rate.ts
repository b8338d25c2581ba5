import autocannon from 'autocannon';

/** Connections of a load generator, each with one request at a time. */
export const CONNECTIONS = 16;

export interface RateRequest {
  headers?: Record<string, string>;
  /** The expected status, 200 by default. */
  status?: number;
}

/** Responses a second of one URL. @throws when a response has another status or there is none */
export async function requestRate(
  url: string,
  { headers = {}, status = 200, seconds }: RateRequest & { seconds: number },
): Promise<number> {
  const options = { url, headers, connections: CONNECTIONS, duration: seconds };
  const { statusCodeStats, duration, errors } = await autocannon(options);
  const { [`${status}` as const]: expected, ...others } = statusCodeStats ?? {};
  if (errors || Object.keys(others).length > 0 || !expected?.count)
    throw new Error(`${url}: ${errors} errors, and status ${Object.keys(others).join()} instead of ${status}`);
  return expected.count / duration;
}
