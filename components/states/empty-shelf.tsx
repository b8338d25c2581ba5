import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import { EmptyState } from './empty-state';

/** A shelf without titles, in the place of their list, and the way to the updates. */
export function EmptyShelf({ title, text, action }: { title: string; text: string; action: string }) {
  return (
    <EmptyState
      picture="no-favorites"
      level={2}
      title={title}
      text={text}
      action={
        <Link href={routes.home()} className={buttonClass()}>
          {action}
        </Link>
      }
    />
  );
}
