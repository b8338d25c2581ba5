import { useLocale, useTranslations } from 'next-intl';

import { VisuallyHidden } from '@/components/ui/visually-hidden';

import { formatViews } from './format-count';

/** How often a title was read, as a bare number; what is counted is said, not shown. Of a title that nobody has read yet, nothing. */
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
