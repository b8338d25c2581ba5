import { useLocale } from 'next-intl';

import { getPathname } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import { Reference } from './reference';
import { ServiceState, type Service } from './service-state';
import { TryAgain } from './try-again';

/** The page of a state, at its own address or in the place of a page that cannot be shown. */
export function ServicePage({ state, own }: { state: Service; own: string }) {
  const home = getPathname({ href: routes.home(), locale: useLocale() });
  return (
    <ServiceState
      state={state}
      action={(label) => (
        <>
          <TryAgain home={home} own={own}>
            {label}
          </TryAgain>
          {state === 'error' && <Reference />}
        </>
      )}
    />
  );
}
