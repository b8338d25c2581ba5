/**
 * The browser's own bars in a theme: the paper of app/globals.css. Not spelled as in app/[locale]/layout.tsx: React takes a tag of the same content for
 * the page's, and takes it away with the page.
 */
export const barColors = { light: 'white', dark: 'rgb(19,19,22)' } as const;
