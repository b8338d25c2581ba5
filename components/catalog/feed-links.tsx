import { Icon, type IconName } from '@/components/ui/icon';

import styles from './feed-links.module.css';

interface FeedLink {
  path: string;
  label: string;
  icon: IconName;
  type: string;
}

/** Where other programs follow or read what the page shows: a quiet line at its foot. */
export function FeedLinks({ links }: { links: readonly FeedLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ path, label, icon, type }) => (
        <li key={path}>
          <a href={path} type={type} className={styles.link}>
            <Icon name={icon} size={18} />
            <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
