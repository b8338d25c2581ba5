/** Nothing came back that could be a Response: no connection, or a time-out. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  constructor(
    readonly reason: 'unreachable' | 'timeout',
    options?: ErrorOptions,
  ) {
    super(`the origin ${reason === 'timeout' ? 'took too long' : 'is unreachable'}`, options);
  }
}
