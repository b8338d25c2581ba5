import { holdsSecret } from '@/lib/routes';

export type RequestKind = 'page' | 'data' | 'built' | 'picture' | 'other';

interface Asked {
  method: string;
  mode: string;
  destination: string;
  url: URL;
  /** Whether it asks for the data of a page that the reader is on his way to. */
  isData: boolean;
}

/** What is personal, the operator's, made for other programs, or leads elsewhere: never kept, never answered from what is kept. */
const UNTOUCHED =
  /^\/(?:api|admin|opds|feeds|sitemaps|cards)(?:\/|$)|^\/(?:sw\.js|sitemap\.xml|robots\.txt|manifest\b.*)$|^(?:\/\w\w)?\/redirecting$/;

/** A path as who serves it reads it, whatever of it is escaped. */
function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** How a request is to be answered. @param home the site's own origin */
export function kindOfRequest({ method, mode, destination, url, isData }: Asked, home: string): RequestKind {
  if (method !== 'GET') return 'other';
  const isOwn = url.origin === home;
  const path = unescaped(url.pathname);
  if (isOwn && (UNTOUCHED.test(path) || holdsSecret(path))) return 'other';
  if (mode === 'navigate') return isOwn && !url.pathname.startsWith('/media/') ? 'page' : 'other';
  if (isOwn && url.pathname.startsWith('/_next/static/')) return 'built';
  if (isOwn && isData) return 'data';
  return destination === 'image' || url.pathname.includes('/media/') ? 'picture' : 'other';
}
