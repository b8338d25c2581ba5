'use client';

import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useNotify } from '@/components/ui/notices';
import type { ChapterView } from '@/lib/domain/chapter-view';

interface Props {
  share: ChapterView['share'];
  className?: string;
  /** The picture alone; its name is still said. */
  square?: boolean;
}

/** Shares the chapter by the system's own sheet, else copies its link. */
export function ShareButton({ share: { body, url }, className, square }: Props) {
  const t = useTranslations('viewer.share');
  const notify = useNotify();

  async function share() {
    const link = url || window.location.href.replace(/[?#].*/, '');
    try {
      // Closing the sheet without choosing is no failure, and nothing to copy a link for.
      if (navigator.share) return await navigator.share({ text: body, url: link }).catch(() => undefined);
      await navigator.clipboard.writeText(link);
      notify(t('copied'));
    } catch {
      notify(t('failed'));
    }
  }

  return (
    <Button variant="outline" className={className} aria-label={square ? t('action') : undefined} onClick={share}>
      <Icon name="share" />
      {!square && t('action')}
    </Button>
  );
}
