/** Nothing came back that could be a Response: no connection, a time-out, a status without a body of ours. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  constructor(
    readonly reason: 'unreachable' | 'timeout' | 'status',
    options?: ErrorOptions & { status?: number },
  ) {
    super(options?.status ? `the origin answered with status ${options.status}` : `the origin is ${reason}`, options);
  }
}
