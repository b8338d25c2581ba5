/** Pictures of the site where it is installed: on its own ground, and with room for a mask of whatever shape around it. */
export const appIcons = [
  { purpose: 'any', px: 192 },
  { purpose: 'any', px: 512 },
  { purpose: 'maskable', px: 192 },
  { purpose: 'maskable', px: 512 },
] as const;

/** For home screens that round its corners themselves. */
export const appleIcon = { purpose: 'apple', px: 180 } as const;

export type AppIcon = (typeof appIcons)[number] | typeof appleIcon;
