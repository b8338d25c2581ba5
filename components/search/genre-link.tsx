'use client';

import { Chip } from '@/components/ui/chip';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';
import { storage } from '@/lib/storage';

import styles from './browse.module.css';

/** Opens the manga list with its filter set to a genre; without scripts the whole list. */
export function GenreLink({ slug, name }: { slug: string; name: string }) {
  return (
    <Link
      href={routes.mangaList()}
      prefetch={false}
      className={styles.genre}
      onClick={() => storage.write('search_tag', slug)}
    >
      <Chip>{name}</Chip>
    </Link>
  );
}
