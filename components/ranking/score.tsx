import { useLocale, useTranslations } from 'next-intl';

import { formatViews } from '@/components/catalog/format-count';
import { VisuallyHidden } from '@/components/ui/visually-hidden';

/** The score, formatted like views; screen readers hear that it is a score. A score of 0 is not shown. */
export function Score({ score, className }: { score: number; className?: string }) {
  const t = useTranslations('ranking');
  const text = formatViews(score, useLocale());
  if (score === 0) return null;
  return (
    <span className={className}>
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{t('score', { score: text })}</VisuallyHidden>
    </span>
  );
}
