import { Shell } from '@/components/shell/shell';
import { NotFound } from '@/components/states/not-found';
import { ClientMessages } from '@/lib/i18n/client-messages';

export { generateMetadata } from './(site)/not-found';

export default function LocaleNotFound() {
  return (
    <ClientMessages namespaces={['shell', 'catalog']}>
      <Shell>
        <NotFound />
      </Shell>
    </ClientMessages>
  );
}
