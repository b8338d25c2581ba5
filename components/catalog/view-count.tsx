import { useLocale, useTranslations } from 'next-intl';

import { VisuallyHidden } from '@/components/ui/visually-hidden';

import { formatViews } from './format-count';

/** A title's views as a bare number, which screen readers hear with its unit. A title without views shows nothing. */
export function ViewCount({ count }: { count: number }) {
  const t = useTranslations('catalog');
  const views = formatViews(count, useLocale());
  if (count === 0) return null;
  return (
    <span>
      <span aria-hidden>{views}</span>
      <VisuallyHidden>{t('views', { count: views })}</VisuallyHidden>
    </span>
  );
}
