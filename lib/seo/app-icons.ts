/** Pictures of the product where it is installed: on its own ground, and with room for a mask of whatever shape around it. */
export const appIcons = [
  { purpose: 'any', px: 192 },
  { purpose: 'any', px: 512 },
  { purpose: 'maskable', px: 192 },
  { purpose: 'maskable', px: 512 },
] as const;

export type AppIcon = (typeof appIcons)[number];
