'use client';

import { useTranslations } from 'next-intl';

import { ShareButton } from '@/components/catalog/share-button';
import { buttonClass } from '@/components/ui/button-class';
import type { ChapterView } from '@/lib/domain/chapter-view';
import type { ImageQuality, ViewerMode } from '@/lib/domain/viewer-choices';

import { Choice } from './choice';
import { MODES, QUALITIES } from './model/settings';
import { Popup } from './popup';
import styles from './popup.module.css';

interface Props {
  mode: ViewerMode;
  isForced: boolean;
  quality: ImageQuality;
  share: ChapterView['share'];
  onMode: (mode: ViewerMode) => void;
  onQuality: (quality: ImageQuality) => void;
  onClose: () => void;
}

export function SettingsPopup({ mode, isForced, quality, share, onMode, onQuality, onClose }: Props) {
  const t = useTranslations('viewer');
  return (
    <Popup title={t('settings')} onClose={onClose}>
      <Choice
        legend={t('mode.label')}
        values={MODES}
        chosen={mode}
        labelOf={(value) => t(`mode.${value}`)}
        onChoose={onMode}
        disabled={isForced}
        note={isForced ? t('mode.forced') : undefined}
      />
      <Choice legend={t('quality.label')} values={QUALITIES} chosen={quality} labelOf={(value) => t(`quality.${value}`)} onChoose={onQuality} />
      <ShareButton text={share.body} url={share.url} className={`${buttonClass('outline')} ${styles.share}`} />
    </Popup>
  );
}
