import { useLocale, useTranslations } from 'next-intl';

import { formatViews } from '@/components/catalog/format-count';
import { VisuallyHidden } from '@/components/ui/visually-hidden';

/** What a place was ranked by, in full or shortened, as a bare number; that it is a score is said, not shown. */
export function Score({ score, short, className }: { score: number; short?: boolean; className?: string }) {
  const t = useTranslations('ranking');
  const locale = useLocale();
  const text = short ? formatViews(score, locale) : score.toLocaleString(locale);
  return (
    <span className={className}>
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{t('score', { score: text })}</VisuallyHidden>
    </span>
  );
}
