export const eng = {
  'last-boat.clock': 'The last one leaves at six.',
} as const;

export type LineKey = keyof typeof eng;
