/** Bytes that are not a Response: too many, truncated, or of another format. */
export class WireError extends Error {
  override readonly name = 'WireError';
  constructor(
    readonly reason: 'too-large' | 'malformed' | 'empty',
    options?: ErrorOptions,
  ) {
    super(`the answer is ${reason.replace('-', ' ')}`, options);
  }
}
