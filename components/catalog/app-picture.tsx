import { classNames } from '@/components/ui/class-names';

import styles from './app-picture.module.css';

/** What the app is advertised with: a picture without words, beside words that say the same. `className` gives its width. */
export function AppPicture({ className }: { className: string | undefined }) {
  return <span className={classNames(styles.picture, className)} />;
}
