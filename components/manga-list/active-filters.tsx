'use client';

import { useTranslations } from 'next-intl';

import { Icon } from '@/components/ui/icon';
import type { Label, Tag } from '@/lib/domain/label';

import styles from './choices.module.css';
import type { ChoosePart } from './choose-part';
import { FILTERS, type Filter, type Selection } from './model/selection';

interface Props {
  selection: Selection;
  tags: readonly Tag[];
  labels: readonly Label[];
  choose: ChoosePart;
  clear: () => void;
}

/** The filters chosen, each to be taken away by itself, and all at once where there are more. */
export function ActiveFilters({ selection, tags, labels, choose, clear }: Props) {
  const t = useTranslations('mangaList');
  const chosen = FILTERS.filter((filter) => selection[filter] !== undefined);
  const names: Record<Filter, string | undefined> = {
    only: selection.only && t(`only.${selection.only}`),
    tag: tags.find(({ slug }) => slug === selection.tag)?.name,
    label: labels.find(({ code }) => code === selection.label)?.name,
  };
  return (
    <ul className={styles.active}>
      {chosen.map((filter) => {
        // A stored code that the catalogue has no longer is shown as it is.
        const name = names[filter] ?? selection[filter]!;
        return (
          <li key={filter}>
            <button
              type="button"
              className={styles.remove}
              aria-label={t('remove', { name })}
              onClick={() => choose(filter, undefined)}
            >
              <span>{name}</span>
              <Icon name="close" size={14} />
            </button>
          </li>
        );
      })}
      {chosen.length > 1 && (
        <li>
          <button type="button" className={styles.clear} onClick={clear}>
            {t('clear')}
          </button>
        </li>
      )}
    </ul>
  );
}
