import { pageLocale } from '@/lib/i18n/page-locale';

export default async function FavoritesPage({ params }: { params: Promise<{ locale: string }> }) {
  await pageLocale(params);
  return <h1>favourites</h1>;
}
