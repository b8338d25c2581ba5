import { Bare } from '@/components/shell/bare';
import { ServicePage } from '@/components/states/service-page';
import { localeParams } from '@/lib/i18n/locale-params';
import { pageLocale } from '@/lib/i18n/page-locale';
import { routes } from '@/lib/routes';

import { stateMetadata } from '../state-metadata';

export const generateStaticParams = localeParams;
export const generateMetadata = () => stateMetadata('geo-blocked', routes.blocked());

export default async function BlockingPage() {
  await pageLocale();
  return (
    <Bare>
      <ServicePage state="geo-blocked" own={routes.blocked()} />
    </Bare>
  );
}
