import styles from '@/components/admin/desk.module.css';
import { Frame } from '@/components/admin/frame';
import { adminRoutes } from '@/lib/admin/routes';
import { translatorFor } from '@/lib/i18n/translator-for';
import { adminLocale } from '@/lib/server/admin/admin-locale';

/** What is said in place of a page, and the way back. */
export default async function ToldPage({ params }: { params: Promise<{ what: string }> }) {
  const { what } = await params;
  const locale = await adminLocale();
  const t = await translatorFor('admin', locale);
  return (
    <Frame locale={locale} head={t('name')}>
      <p>{t(what === 'refused' ? 'refused' : 'missing')}</p>
      <p>
        <a className={styles.link} href={adminRoutes.overview()}>
          {t('part.overview')}
        </a>
      </p>
    </Frame>
  );
}
