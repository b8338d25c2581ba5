import localFont from 'next/font/local';

// Latin alone is preloaded: the two files before the first paint. The other scripts follow by unicode-range (fonts.css).
export const display = localFont({
  src: '../node_modules/@fontsource-variable/alumni-sans/files/alumni-sans-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-display-latin',
  display: 'swap',
  adjustFontFallback: false,
});

export const text = localFont({
  src: '../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  weight: '200 900',
  variable: '--font-text-latin',
  display: 'swap',
  adjustFontFallback: false,
});
