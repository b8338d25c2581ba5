/** A colour by lightness 0-1, chroma from 0 and hue in radians: steps that look even are even. */
interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Three = readonly [number, number, number];

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** Red, green and blue as light, 0-1, of `#rrggbb`. */
export function linearRgb(hex: string): Three {
  const at = (from: number) => toLinear(Number.parseInt(hex.slice(from, from + 2), 16) / 255);
  return [at(1), at(3), at(5)];
}

/** Lightness and the two axes of colour, in which distances are as large as they look. */
export function oklab(hex: string): Three {
  const [r, g, b] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function toOklch(hex: string): Oklch {
  const [lightness, a, b] = oklab(hex);
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

function lightOf({ lightness, chroma, hue }: Oklch): Three {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const OUTSIDE = 0.0005;
const isShown = (light: Three) => light.every((part) => part >= -OUTSIDE && part <= 1 + OUTSIDE);

/** `#rrggbb` of a colour; one that no screen shows loses as much of its chroma as it must. */
export function toHex(color: Oklch): string {
  let { chroma } = color;
  while (chroma > 0.001 && !isShown(lightOf({ ...color, chroma }))) chroma *= 0.98;
  const parts = lightOf({ ...color, chroma }).map((part) =>
    Math.round(255 * Math.min(1, Math.max(0, fromLinear(Math.max(0, part))))),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
