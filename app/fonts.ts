import localFont from 'next/font/local';

// The first letters alone are preloaded (scripts/subset-fonts.mjs): the two files before the first paint. What else is shown follows by unicode-range (fonts.css).
export const display = localFont({
  src: '../build/fonts/display.woff2',
  weight: '800 900',
  variable: '--font-display-latin',
  display: 'swap',
  adjustFontFallback: false,
});

export const text = localFont({
  src: '../build/fonts/text.woff2',
  weight: '400 700',
  variable: '--font-text-latin',
  display: 'swap',
  adjustFontFallback: false,
});
