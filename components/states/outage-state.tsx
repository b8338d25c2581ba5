'use client';

import { Button } from '@/components/ui/button';
import { forgetOutage } from '@/lib/client/outage';
import type { Outage } from '@/lib/domain/origin-error';
import { useRouter } from '@/lib/i18n/navigation';

import { ServiceState } from './service-state';

/** In the place of a screen: the service is closed. To try again shows the screen again, which asks again. */
export function OutageState({ outage }: { outage: Outage }) {
  const router = useRouter();
  function again() {
    forgetOutage();
    router.refresh();
  }
  return <ServiceState state={outage} action={(label) => <Button onClick={again}>{label}</Button>} />;
}
