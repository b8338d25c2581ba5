/** Why a chapter could not be kept: no room is left, the browser keeps nothing for us, or something did not arrive. */
export type KeepFailure = 'full' | 'impossible' | 'failed';

export class KeepError extends Error {
  override readonly name = 'KeepError';
  constructor(
    readonly reason: KeepFailure,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}
