import { useLocale, useTranslations } from 'next-intl';

import { formatViews } from '@/components/catalog/format-count';
import { VisuallyHidden } from '@/components/ui/visually-hidden';

/** What a place was ranked by, as views are counted everywhere; that it is a score is said, not shown. */
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
