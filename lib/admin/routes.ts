const within = (path: string, query: Record<string, string | number | undefined> = {}) => {
  const given = Object.entries(query).filter(
    (pair): pair is [string, string | number] => pair[1] !== undefined && pair[1] !== '',
  );
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `/admin${path}${search && `?${search}`}`;
};

/** What is said in place of a page: a form was refused, or there is none. */
type Told = 'refused' | 'missing';

type Query = Record<string, string | number | undefined>;

/** Every address of the operator's page. What is posted to `act…` changes something; nothing else does. */
export const adminRoutes = {
  overview: (query?: Query) => within('', query),
  catalogue: (query?: Query) => within('/catalogue', query),
  series: (id: number, query?: Query) => within(`/catalogue/${id}`, query),
  surveys: () => within('/surveys'),
  survey: (key: string) => within(`/surveys/${encodeURIComponent(key)}`),
  feedback: (query?: Query) => within('/feedback', query),
  news: (query?: Query) => within('/news', query),
  service: (query?: Query) => within('/service', query),
  signIn: (query?: Query) => within('/sign-in', query),
  told: (what: Told) => within(`/told/${what}`),
  exportFile: (file: 'figures.csv' | 'survey.csv' | 'feedback.csv', query?: Query) => within(`/export/${file}`, query),
  act: (action: 'sign-in' | 'sign-out' | 'switches' | 'announcement') => within(`/act/${action}`),
} as const;

const PAGE = /^\/admin(?:\/[\w%.~-]+)*$/;
const NO_PAGE = /\/(?:act|sign-in)(?:\/|$)/;

/** Whether a path, as it is written, is a page that the operator may be led to. */
function isPage(path: string): boolean {
  try {
    return PAGE.test(path) && !NO_PAGE.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Where who has signed in is led: an address of the operator's page that was asked for, else its first. */
export function safeNext(next: string | null | undefined): string {
  if (!next || !URL.canParse(next, 'http://site')) return adminRoutes.overview();
  const { origin, pathname, search } = new URL(next, 'http://site');
  return next.startsWith('/admin') && origin === 'http://site' && isPage(pathname)
    ? pathname + search
    : adminRoutes.overview();
}

/** Whether a path, as it is written, is of the operator's page. */
export function isAdminPath(path: string): boolean {
  try {
    return /^\/admin(?:\/|$)/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
