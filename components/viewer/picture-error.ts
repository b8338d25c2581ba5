/** A picture did not arrive. `status` is what was answered in its place; undefined where nothing was. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  constructor(
    readonly status?: number,
    options?: ErrorOptions,
  ) {
    super(status === undefined ? 'A picture did not arrive' : `A picture was answered ${status}`, options);
  }
}
