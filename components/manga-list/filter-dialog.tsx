'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { Label, Tag } from '@/lib/domain/label';
import { counted } from '@/lib/i18n/counted';

import { Choices } from './choices';
import styles from './choices.module.css';
import type { ChoosePart } from './choose-part';
import { countChoices } from './model/count-choices';
import { FILTERS, ONLY, type Filter, type Selection } from './model/selection';
import type { ShelfSeries } from './model/shelf-series';

/** One-shots have a tab, so the genre dialog omits their tag. */
const ONE_SHOT = 'one-shot';

interface Props {
  open: boolean;
  /** A pointer or the focus is near what opens it. */
  ready: boolean;
  onClose: () => void;
  series: readonly ShelfSeries[];
  tags: readonly Tag[];
  labels: readonly Label[];
  selection: Selection;
  /** What the list is drawn by: the counts and what is found are its, and change with it. */
  followed: Selection;
  /** Seconds. */
  now: number;
  /** How many series that leaves. */
  found: number;
  choose: ChoosePart;
  clear: () => void;
}

/** The filters in their groups. A choice is shown at once; what it leaves, and the list behind, follow. */
export function FilterDialog({ open, ready, onClose, ...rest }: Props) {
  const t = useTranslations('mangaList');
  return (
    <Dialog open={open} ready={ready} onClose={onClose} title={t('filter')} closeLabel={t('close')}>
      <Filters {...rest} onClose={onClose} />
    </Dialog>
  );
}

function Filters({
  series,
  tags,
  labels,
  selection,
  followed,
  now,
  found,
  choose,
  clear,
  onClose,
}: Omit<Props, 'open' | 'ready'>) {
  const t = useTranslations('mangaList');
  const locale = useLocale();
  const counts = useMemo(() => countChoices(series, followed, now), [series, followed, now]);
  const all = useMemo(() => countChoices(series, {}, now), [series, now]);
  // What nothing on this tab is, is no choice here; what is chosen stays, to be taken back.
  const isOffered = (filter: Filter, value: string) => all[filter].has(value) || selection[filter] === value;
  const only = ONLY.filter((each) => isOffered('only', each));
  const offeredTags = tags.filter(({ slug }) => slug !== ONE_SHOT && isOffered('tag', slug));
  const offeredLabels = labels.filter(({ code }) => isOffered('label', code));
  const isFiltered = FILTERS.some((filter) => selection[filter] !== undefined);
  return (
    <>
      {only.length > 0 && (
        <Choices
          head={t('group.only')}
          choices={only.map((value) => ({ value, name: t(`only.${value}`), count: counts.only.get(value) ?? 0 }))}
          chosen={selection.only}
          onChoose={(value) =>
            choose(
              'only',
              ONLY.find((each) => each === value),
            )
          }
        />
      )}
      {offeredTags.length > 0 && (
        <Choices
          head={t('group.tag')}
          choices={offeredTags.map(({ slug, name }) => ({ value: slug, name, count: counts.tag.get(slug) ?? 0 }))}
          chosen={selection.tag}
          onChoose={(slug) => choose('tag', slug)}
        />
      )}
      {offeredLabels.length > 0 && (
        <Choices
          head={t('group.label')}
          choices={offeredLabels.map(({ code, name }) => ({ value: code, name, count: counts.label.get(code) ?? 0 }))}
          chosen={selection.label}
          onChoose={(code) => choose('label', code)}
        />
      )}
      <div className={styles.actions}>
        <Button size="small" onClick={onClose}>
          {t('show', counted(found, locale))}
        </Button>
        <Button variant="outline" size="small" aria-disabled={!isFiltered} onClick={clear}>
          {t('clear')}
        </Button>
      </div>
    </>
  );
}
