import type { WantedPicture } from './wanted-picture';

/** What a picture is made from: a narrow one from the same one as wide as it is, a half from the whole. Undefined for one that is drawn. */
export function sourceOf({ request, half, width }: WantedPicture): WantedPicture | undefined {
  if (width !== undefined) return { request, half };
  return half && { request };
}
