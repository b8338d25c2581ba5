import { routes } from '@/lib/routes';

/** A page of ours (without its locale), or an address elsewhere. */
export type ActionHref = { kind: 'page' | 'external'; href: string };

const screens: Record<string, (id: number) => string> = { viewer: routes.viewer, detail: routes.title };

// A backslash is a slash to browsers, and tabs and line ends are nothing: `/\host` and `/<tab>/host` both leave the site.
const MISREAD = /[\\\s\p{Cc}]/u;

/**
 * Where an action leads: the app's own scheme to our page of the same thing, our own paths to themselves, the rest out of the site.
 * Undefined for what is no address to follow, such as a script.
 */
export function actionHref(url: string): ActionHref | undefined {
  if (MISREAD.test(url)) return undefined;
  if (/^\/(?!\/)/.test(url)) return { kind: 'page', href: url };
  const [, scheme = '', screen = '', id = ''] = /^([a-z][a-z0-9+.-]*):\/\/([a-z]+)\/(\d{1,10})$/i.exec(url) ?? [];
  const page = Object.hasOwn(screens, screen) && !/^https?$/i.test(scheme) ? screens[screen] : undefined;
  if (page) return { kind: 'page', href: page(Number(id)) };
  return /^https?:\/\//i.test(url) ? { kind: 'external', href: url } : undefined;
}
