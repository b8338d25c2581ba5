function channel(hex: string, from: number): number {
  const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  return 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
}

/** The ratio of contrast between two colours written #rrggbb: 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a) + 0.05, luminance(b) + 0.05];
  return Math.max(x, y) / Math.min(x, y);
}

/** The first colour that stands out enough from a ground, or else the one that stands out most. */
export function legible(ground: string, colours: readonly [string, ...string[]], least: number): string {
  return (
    colours.find((colour) => contrast(colour, ground) >= least) ??
    colours.reduce((a, b) => (contrast(b, ground) > contrast(a, ground) ? b : a))
  );
}
