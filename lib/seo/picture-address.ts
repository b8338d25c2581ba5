import { absolute } from './absolute';

/** Where nobody has said where the site is, Next would put localhost before a picture's path. It leaves a URL as it says itself to be. */
class RootRelative extends URL {
  readonly #path: string;

  constructor(path: string) {
    super(path, 'http://localhost');
    this.#path = path;
  }

  override toString(): string {
    return this.#path;
  }
}

/** A sharing picture's address for Next's metadata. */
export function pictureAddress(path: string, base?: URL): URL {
  return base ? new URL(absolute(path, base)) : new RootRelative(path);
}
