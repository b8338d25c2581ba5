import { useLocale, useTranslations } from 'next-intl';

import { formatViews } from '@/components/catalog/format-count';
import { VisuallyHidden } from '@/components/ui/visually-hidden';

/** The score, formatted like views; screen readers hear that it is a score. */
export function Score({ score, className }: { score: number; className?: string }) {
  const t = useTranslations('ranking');
  const text = formatViews(score, useLocale());
  return (
    <span className={className}>
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{t('score', { score: text })}</VisuallyHidden>
    </span>
  );
}
