/** Pictures of a title: the size on the wire and the widths they are also served in, in px. */
export const COVER_SIZES = {
  portrait: { width: 800, height: 1200, widths: [160, 240, 320, 480, 800] },
  landscape: { width: 1200, height: 750, widths: [320, 640, 1200] },
  square: { width: 600, height: 600, widths: [120, 240, 600] },
} as const;

export const BANNER_SIZES = {
  wide: { width: 1200, height: 480 },
  slim: { width: 1200, height: 300 },
} as const;

/** Pictures of popups, by what they are for. */
export const POPUP_SHAPES = ['poster', 'invitation', 'reward'] as const;
export const POPUP_WIDTHS = [1000] as const;
export const BANNER_WIDTHS = [480, 800, 1200] as const;
export const BACKGROUND_WIDTHS = [960, 1440, 2880] as const;
export const THUMBNAIL_WIDTHS = [96, 192, 320, 480] as const;
export const AVATAR_WIDTHS = [48, 96] as const;
/** Readers' faces: so many, and no address asks for another. */
export const AVATARS = 64;

/** Width in px of one page in each quality. */
export const QUALITIES = {
  low: { single: 720, slice: 600 },
  high: { single: 1080, slice: 800 },
  super_high: { single: 1600, slice: 1200 },
} as const;

export type CoverShape = keyof typeof COVER_SIZES;
export type PopupShape = (typeof POPUP_SHAPES)[number];
export type BannerShape = keyof typeof BANNER_SIZES;
export type Quality = keyof typeof QUALITIES;
