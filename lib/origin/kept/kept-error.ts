export type KeptReason = 'missing' | 'damaged' | 'refused' | 'unreachable';

/** Why a published file could not be had or kept, in one sentence. `refused` lasts until somebody mends it, `unreachable` may be over soon. */
export class KeptError extends Error {
  override readonly name = 'KeptError';

  constructor(
    readonly reason: KeptReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
