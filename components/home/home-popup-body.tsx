import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { ActionLink } from '@/components/catalog/action-link';
import { GetApp } from '@/components/catalog/get-app';
import { inLanguage } from '@/components/catalog/in-language';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import type { Popup, PopupButton } from '@/lib/domain/popup';

import styles from './home-popup.module.css';
import type { PictureSize } from './use-picture';

interface Props {
  popup: Popup;
  /** Of one that has come. */
  picture?: PictureSize;
  close: () => void;
  /** The reader goes where it leads. */
  follow: () => void;
}

/** What a popup of each kind says, and where it leads. */
export function HomePopupBody({ popup, picture: size, close, follow }: Props) {
  const t = useTranslations('home');
  const picture = 'imageUrl' in popup && size && (
    <img className={styles.picture} src={popup.imageUrl} {...size} alt="" />
  );
  const content = inLanguage(popup.kind === 'system' ? popup.language : undefined);
  switch (popup.kind) {
    case 'system':
      return (
        <>
          <p className={styles.text}>{content(popup.body)}</p>
          <div className={styles.buttons}>
            {[popup.ok, popup.neutral, popup.cancel].map(
              (button, index) =>
                button && (
                  <Answer
                    key={index}
                    button={{ ...button, text: content(button.text) }}
                    isFirst={index === 0}
                    close={close}
                    follow={follow}
                  />
                ),
            )}
          </div>
        </>
      );
    case 'app':
      return (
        <>
          {picture}
          <p className={styles.text}>{popup.body}</p>
          {popup.action && (
            <Answer button={{ text: t('more'), action: popup.action }} isFirst close={close} follow={follow} />
          )}
        </>
      );
    case 'image':
      return popup.action ? (
        <span className={styles.around} onClick={follow}>
          <ActionLink action={popup.action} label={t('more')}>
            {picture}
          </ActionLink>
        </span>
      ) : (
        picture
      );
    case 'movie-reward':
      return (
        <>
          {picture}
          <p className={styles.text}>{t('reward')}</p>
          <span onClick={follow}>
            <GetApp className={buttonClass('ink', 'small')}>{t('app')}</GetApp>
          </span>
        </>
      );
  }
}

interface AnswerProps extends Pick<Props, 'close' | 'follow'> {
  button: Omit<PopupButton, 'text'> & { text: ReactNode };
  isFirst: boolean;
}

/** What leads somewhere is followed, anything else closes. */
function Answer({ button: { text, action }, isFirst, close, follow }: AnswerProps) {
  const variant = isFirst ? 'ink' : 'outline';
  if (!action) {
    return (
      <Button variant={variant} size="small" onClick={close}>
        {text}
      </Button>
    );
  }
  return (
    <span onClick={follow}>
      <ActionLink action={action} className={buttonClass(variant, 'small')}>
        {text}
      </ActionLink>
    </span>
  );
}
