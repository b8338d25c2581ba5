const covers = {
  portrait: [160, 240, 320, 480, 800],
  landscape: [320, 640, 1200],
  square: [120, 240, 600],
} as const;

export type PictureShape = keyof typeof covers;

/** The widths, in pixels, that the origin keeps pictures in: by folder, then by shape. */
const widths: Record<string, Record<string, readonly number[]>> = {
  cover: covers,
  banner: { wide: [480, 800, 1200], slim: [480, 800, 1200] },
  background: { wide: [960, 1440, 2880] },
  thumbnail: { wide: [96, 192, 320, 480] },
  avatar: { round: [48, 96] },
};

/** The `srcset` for narrow windows of a banner of ours, `/media/banner/10/wide-1200.webp`: the 16:10 art of the same title. */
export function narrowBannerSrcSet(url: string): string | undefined {
  const narrow = url.replace(/\/media\/banner\/([^/]+)\/wide-/, '/media/cover/$1/landscape-');
  return narrow === url ? undefined : pictureSrcSet(narrow);
}

/** From and to which width, in pixels, files are of use in a place. */
export type WidthRange = readonly [from: number, to: number];

/** The `srcset` of a picture of ours, `/media/cover/10/portrait-800.webp`; undefined for an address that has no widths. */
export function pictureSrcSet(url: string, [from, to]: WidthRange = [0, Infinity]): string | undefined {
  const parts = /^(.*\/media\/([a-z]+)\/[^/]+\/([a-z]+)-)\d+(\.webp(?:\?.*)?)$/.exec(url);
  if (!parts) return undefined;
  const [, start, folder = '', shape = '', end] = parts;
  const useful = widths[folder]?.[shape]?.filter((width) => width >= from && width <= to);
  return useful?.map((width) => `${start}${width}${end} ${width}w`).join(', ');
}
