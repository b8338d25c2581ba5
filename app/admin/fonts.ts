import localFont from 'next/font/local';

// As on the readers' site (../fonts.ts), but for good where they come late: a desk of tables would move with its letters.
export const display = localFont({
  src: '../../build/fonts/display.woff2',
  weight: '800 900',
  variable: '--font-display-latin',
  display: 'optional',
  adjustFontFallback: false,
});

export const text = localFont({
  src: '../../build/fonts/text.woff2',
  weight: '400 700',
  variable: '--font-text-latin',
  display: 'optional',
  adjustFontFallback: false,
});
