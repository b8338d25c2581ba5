import type { WantedPicture } from './wanted-picture';

/**
 * What a picture is made from: a narrow one from the same one as wide as it is, a half from the whole, a picture of a series from
 * the file that was published. Undefined for one that is drawn, or is such a file.
 */
export function sourceOf({ request, half, width }: WantedPicture): WantedPicture | undefined {
  if (width !== undefined) return { request, half };
  if (half) return { request };
  return 'kept' in request && request.size ? { request: { kept: request.kept } } : undefined;
}
