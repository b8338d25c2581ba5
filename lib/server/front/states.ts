import 'server-only';

import type { Locale } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes';
import { CLOSED_STATUS } from '@/lib/switches/closed-init';

/** Why a page is not shown: the state of the service that stands in its place. */
export type State = 'error' | 'maintenance' | 'geo-blocked';

/** The status that a state answers with, and the page that says so. */
export const states: Record<State, { status: number; route: () => string }> = {
  error: { status: 500, route: routes.error },
  maintenance: { status: CLOSED_STATUS.maintenance, route: routes.maintenance },
  'geo-blocked': { status: CLOSED_STATUS['geo-blocked'], route: routes.blocked },
};

/** The address of a state's page in a locale, which no redirect follows. */
export function statePath(state: State, locale: Locale): string {
  return `/${locale}${states[state].route()}`;
}

const OWN_PAGE = new RegExp(
  `^(?:/[a-z]{2})?(?:/main)?(?:${Object.values(states)
    .map(({ route }) => route())
    .join('|')})/?(?:\\?|$)`,
);

/** Whether a path is a state's own page. */
export function isStatePage(path: string): boolean {
  return OWN_PAGE.test(path);
}
