import { useLocale, useTranslations } from 'next-intl';

import { VisuallyHidden } from '@/components/ui/visually-hidden';

import { formatViews } from './format-count';

/** How often a title was read, as a bare number; what is counted is said, not shown. */
export function ViewCount({ count }: { count: number }) {
  const t = useTranslations('catalog');
  const views = formatViews(count, useLocale());
  return (
    <span>
      <span aria-hidden>{views}</span>
      <VisuallyHidden>{t('views', { count: views })}</VisuallyHidden>
    </span>
  );
}
