/** The widths, in pixels, that the origin keeps each shape of picture in. */
const widths = {
  portrait: [160, 240, 320, 480, 800],
  landscape: [320, 640, 1200],
  square: [120, 240, 600],
} as const;

export type PictureShape = keyof typeof widths;

/** The `srcset` of a picture of ours, `…/portrait-800.webp`; undefined for an address that has no widths. */
export function pictureSrcSet(url: string): string | undefined {
  const parts = /^(.*\/)(portrait|landscape|square)-\d+(\.webp(?:\?.*)?)$/.exec(url);
  if (!parts) return undefined;
  const [, folder, shape, end] = parts;
  return widths[shape as PictureShape].map((width) => `${folder}${shape}-${width}${end} ${width}w`).join(', ');
}
