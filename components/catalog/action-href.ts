import { carriesNoLocale, routes } from '@/lib/routes';

/** A page of ours (without its locale), an address of ours that has none before it, or one elsewhere. */
export type ActionHref = { kind: 'page' | 'unlocalized' | 'external'; href: string };

/** The app's own scheme: what it opens in a screen, the site opens on the page of the same thing. */
const APP = /^komawari:\/\/(.*)$/i;

/** What follows the app's scheme, and where it leads. */
const screens: readonly [pattern: RegExp, lead: (match: RegExpExecArray) => ActionHref | undefined][] = [
  [/^viewer\/(\d{1,10})$/, ([, id]) => ({ kind: 'page', href: routes.viewer(Number(id)) })],
  [/^detail\/(\d{1,10})$/, ([, id]) => ({ kind: 'page', href: routes.title(Number(id)) })],
  [/^webview\/?\?url=([^&]+)$/, ([, url = '']) => external(decoded(url))],
];

// A backslash is a slash to browsers, and tabs and line ends are nothing: `/\host` and `/<tab>/host` both leave the site.
const MISREAD = /[\\\s\p{Cc}]/u;

/**
 * Where an action leads: the app's own scheme to our page of the same thing, or to the address that its web view would show; our own paths to
 * themselves; http and https out of the site. Undefined for what is no address to follow, such as a script or another app.
 */
export function actionHref(url: string): ActionHref | undefined {
  if (MISREAD.test(url)) return undefined;
  if (/^\/(?!\/)/.test(url)) return { kind: carriesNoLocale(url) ? 'unlocalized' : 'page', href: url };
  const rest = APP.exec(url)?.[1];
  if (rest === undefined) return external(url);
  for (const [pattern, lead] of screens) {
    const match = pattern.exec(rest);
    if (match) return lead(match);
  }
  return undefined;
}

function external(url: string): ActionHref | undefined {
  return /^https?:\/\//i.test(url) && !MISREAD.test(url) ? { kind: 'external', href: url } : undefined;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
