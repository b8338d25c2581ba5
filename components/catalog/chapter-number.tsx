import { classNames } from '@/components/ui/class-names';
import { LANGUAGES, type Language } from '@/lib/domain/language';

import styles from './chapter-number.module.css';

interface Props {
  name: string;
  size?: 'card' | 'lead' | 'row';
  /** The series' language. */
  language: Language;
}

/** A chapter's number as printed, "#128"; words such as "One-shot" stay words. */
export function ChapterNumber({ name, size = 'card', language }: Props) {
  const isNumber = name.startsWith('#');
  return (
    <span
      className={classNames(styles.number, styles[size], !isNumber && styles.words)}
      lang={isNumber ? undefined : LANGUAGES[language].tag}
    >
      {isNumber && <span className={styles.sign}>#</span>}
      <span>{isNumber ? name.slice(1) : name}</span>
    </span>
  );
}
