import { Frame } from '@/components/admin/frame';
import { SignInForm } from '@/components/admin/sign-in-form';
import { safeNext } from '@/lib/admin/routes';
import { translatorFor } from '@/lib/i18n/translator-for';
import { adminLocale } from '@/lib/server/admin/admin-locale';

import { valuesOf, type Asked } from '../asked';

export default async function SignInPage({ searchParams }: { searchParams: Asked }) {
  const { why, seconds, next } = await valuesOf(searchParams);
  const locale = await adminLocale();
  const t = await translatorFor('admin', locale);
  return (
    <Frame locale={locale} head={t('signIn.head')}>
      <SignInForm
        locale={locale}
        why={why}
        seconds={Math.min(3_600, Math.max(1, Math.ceil(Number(seconds)) || 1))}
        next={safeNext(next)}
      />
    </Frame>
  );
}
