'use client';

import { useTranslations } from 'next-intl';

import { ShareButton } from '@/components/catalog/share-button';
import { buttonClass } from '@/components/ui/button-class';
import type { ChapterView } from '@/lib/domain/chapter-view';
import type { ImageQuality, ViewerMode } from '@/lib/domain/viewer-choices';

import { Choice } from './choice';
import { KeepChapter } from './keep-chapter';
import { settingsIn } from './model/setting-groups';
import { MODES, QUALITIES } from './model/settings';
import { Popup } from './popup';
import { SettingGroup } from './setting-group';
import { SettingRow } from './setting-row';
import styles from './settings-popup.module.css';
import { Switch } from './switch';
import { useFullscreen } from './use-fullscreen';
import { useSettings } from './use-settings';

interface Props {
  chapterId: number;
  mode: ViewerMode;
  isForced: boolean;
  quality: ImageQuality;
  share: ChapterView['share'];
  onMode: (mode: ViewerMode) => void;
  onQuality: (quality: ImageQuality) => void;
  /** Opens the table of keys. */
  onKeys: () => void;
  onClose: () => void;
}

/** Nothing can be kept where the browser has no room for us, or the page is not served securely. */
const canKeep = () => 'serviceWorker' in navigator && 'caches' in window;

/** How the reader wants to read: what is chosen shows at once beside the panel. */
export function SettingsPopup({
  chapterId,
  mode,
  isForced,
  quality,
  share,
  onMode,
  onQuality,
  onKeys,
  onClose,
}: Props) {
  const t = useTranslations('viewer');
  const [settings, change] = useSettings();
  const { isFull, isPossible, toggle } = useFullscreen();
  const rows = (group: 'page' | 'controls' | 'comfort') =>
    settingsIn(group, mode).map((name) => (
      <SettingRow key={name} name={name} value={settings[name]} onChange={(value) => change(name, value)} />
    ));

  return (
    <Popup title={t('settings')} onClose={onClose}>
      <SettingGroup title={t('settingGroup.reading')}>
        <Choice
          legend={t('mode.label')}
          values={MODES}
          chosen={mode}
          labelOf={(value) => t(`mode.${value}`)}
          onChoose={onMode}
          disabled={isForced}
          note={isForced ? t('mode.forced') : undefined}
        />
        <Choice
          legend={t('quality.label')}
          values={QUALITIES}
          chosen={quality}
          labelOf={(value) => t(`quality.${value}`)}
          onChoose={onQuality}
        />
      </SettingGroup>
      <SettingGroup title={t('settingGroup.page')}>{rows('page')}</SettingGroup>
      <SettingGroup title={t('settingGroup.controls')}>{rows('controls')}</SettingGroup>
      <SettingGroup title={t('settingGroup.comfort')}>
        {rows('comfort')}
        {isPossible && <Switch label={t('fullscreen')} isOn={isFull} className={styles.fullscreen} onChange={toggle} />}
      </SettingGroup>
      {canKeep() && <KeepChapter {...{ chapterId, mode, quality }} />}
      <div className={styles.actions}>
        <ShareButton text={share.body} url={share.url} className={buttonClass('outline', 'small')} />
        <button type="button" className={`${buttonClass('outline', 'small')} ${styles.keys}`} onClick={onKeys}>
          {t('keys.title')}
        </button>
      </div>
    </Popup>
  );
}
