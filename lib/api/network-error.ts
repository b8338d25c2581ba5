const SAID = {
  unreachable: 'is unreachable',
  timeout: 'took too long',
  failed: 'has failed',
  busy: 'asks for patience',
  'too-large': 'answered more than is read',
};

/** Nothing came back that could be taken for an answer. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  /** What an origin that has failed said all the same: an `error` with an action, if it could. */
  readonly answer: Uint8Array | undefined;
  constructor(
    readonly reason: keyof typeof SAID,
    { answer, ...options }: ErrorOptions & { answer?: Uint8Array } = {},
  ) {
    super(`the origin ${SAID[reason]}`, options);
    this.answer = answer;
  }
}
