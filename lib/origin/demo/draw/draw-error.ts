export type DrawErrorReason = 'failed' | 'crashed' | 'timeout' | 'closed';

/** Why a picture could not be had. `failed`: the picture itself cannot be drawn; the others may succeed when asked again. */
export class DrawError extends Error {
  override readonly name = 'DrawError';

  constructor(
    readonly reason: DrawErrorReason,
    message: string,
  ) {
    super(message);
  }
}
