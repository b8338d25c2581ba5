import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { BlockedPicture } from './blocked-picture';
import { ErrorPicture } from './error-picture';
import { MaintenancePicture } from './maintenance-picture';
import { State } from './state';

const pictures = { error: ErrorPicture, maintenance: MaintenancePicture, 'geo-blocked': BlockedPicture };

export type Service = keyof typeof pictures;

/** Why the service shows no page. `action` is given what it is called. */
export function ServiceState({ state, action }: { state: Service; action: (label: string) => ReactNode }) {
  const t = useTranslations('states');
  const Picture = pictures[state];
  return (
    <State
      drawing={<Picture />}
      title={t(`${state}.title`)}
      text={t(`${state}.text`)}
      action={action(t(`${state}.action`))}
    />
  );
}
