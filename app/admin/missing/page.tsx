import styles from '@/components/admin/desk.module.css';
import { Frame } from '@/components/admin/frame';
import { adminRoutes } from '@/lib/admin/routes';
import { translatorFor } from '@/lib/i18n/translator-for';
import { adminLocale } from '@/lib/server/admin/admin-locale';

export default async function MissingPage() {
  const locale = await adminLocale();
  const t = await translatorFor('admin', locale);
  return (
    <Frame locale={locale} head={t('name')}>
      <p>{t('missing')}</p>
      <p>
        <a className={styles.link} href={adminRoutes.overview()}>{t('part.overview')}</a>
      </p>
    </Frame>
  );
}
