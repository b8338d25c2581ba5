import { ServicePage } from '@/components/states/service-page';
import { localeParams } from '@/lib/i18n/locale-params';
import { routes } from '@/lib/routes';

import { stateMetadata } from '../../state-metadata';

export const generateStaticParams = localeParams;
export const generateMetadata = () => stateMetadata('error', routes.error());

export default function ErrorPage() {
  return <ServicePage state="error" own={routes.error()} />;
}
