/** Bytes that are not a Response, or not the one that was asked for: too many, truncated, of another format, or with another view. */
export class WireError extends Error {
  override readonly name = 'WireError';
  constructor(
    readonly reason: 'too-large' | 'malformed' | 'empty' | 'of-another-call',
    options?: ErrorOptions,
  ) {
    super(`the answer is ${reason.replaceAll('-', ' ')}`, options);
  }
}
