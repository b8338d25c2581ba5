import { FavoriteButton } from '@/components/catalog/favorite-button';
import { NotificationPrompt } from '@/components/catalog/notification-prompt';

import styles from './last-actions.module.css';

/** What a reader does with a series that he goes on with. It comes in one piece, when the end is near. */
export function LastActions({ titleId }: { titleId: number }) {
  return (
    <>
      <FavoriteButton titleId={titleId} variant="last-page" />
      <div className={styles.notify}>
        <NotificationPrompt titleId={titleId} />
      </div>
    </>
  );
}
