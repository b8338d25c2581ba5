'use client';

import { useTranslations } from 'next-intl';

import { ReadingProgress } from '@/components/catalog/reading-progress';
import { buttonClass } from '@/components/ui/button-class';
import { classNames } from '@/components/ui/class-names';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useReadingHistory } from '@/lib/client/use-reading-history';
import { Link } from '@/lib/i18n/navigation';
import { routes } from '@/lib/routes';

import type { Stretch } from './model/chapter-stretches';
import { whereToRead, type Read } from './model/where-to-read';
import styles from './read-link.module.css';

interface Props {
  titleId: number;
  stretches: readonly Stretch[];
  className?: string;
}

/** The way into a title: its start, or on from where its reader left it. It takes the same room whichever it says. */
export function ReadLink({ titleId, stretches, className }: Props) {
  const history = useReadingHistory();
  const read = whereToRead(
    stretches,
    history?.rows.find((row) => row.titleId === titleId),
  );
  if (!read) return null;
  return (
    <Link
      href={routes.viewer(read.chapter.id)}
      prefetch={false}
      className={classNames(buttonClass('ink', 'large'), styles.read, className)}
    >
      {/* Other words are others, and not the same ones moved. */}
      <span key={`${read.kind} ${read.chapter.id} ${read.page}`} className={styles.words}>
        <Words {...read} />
      </span>
      {read.progress !== undefined && (
        <span className={styles.progress}>
          <ReadingProgress value={read.progress} />
        </span>
      )}
    </Link>
  );
}

function Words({ kind, chapter: { name }, page }: Read) {
  const t = useTranslations('title.read');
  const isNumber = name.startsWith('#');
  if (kind === 'start') return isNumber ? t('number', { number: name }) : t('plain');
  const said = { kind: isNumber ? 'number' : 'plain', number: name };
  if (kind === 'again') return t('again', said);
  return t.rich('continue', {
    ...said,
    place: page ? 'page' : 'start',
    page: page ?? 0,
    sep: (mark) => <VisuallyHidden>{mark}</VisuallyHidden>,
    at: (words) => <span className={styles.at}>{words}</span>,
  });
}
