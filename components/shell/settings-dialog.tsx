'use client';

import { useTranslations } from 'next-intl';

import { Dialog } from '@/components/ui/dialog';

import { ContentLanguages } from './content-languages';
import { InterfaceLanguages } from './interface-languages';
import { ThemeChoice } from './theme-choice';
import type { useContentLanguages } from './use-content-languages';

interface Props {
  content: ReturnType<typeof useContentLanguages>;
  open: boolean;
  onClose: () => void;
}

/** What can be chosen for the whole site: interface, content and theme. */
export function SettingsDialog({ content, open, onClose }: Props) {
  const t = useTranslations('shell');
  return (
    <Dialog open={open} onClose={onClose} title={t('languages')} closeLabel={t('close')}>
      <InterfaceLanguages />
      <ContentLanguages {...content} />
      <ThemeChoice />
    </Dialog>
  );
}
