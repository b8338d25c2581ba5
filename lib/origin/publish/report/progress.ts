import { count } from './count';

/** How far a publication or an export is. */
export interface Progress {
  stage: Stage;
  /** Number of items in this stage; absent in a stage that counts none. */
  done?: number;
  total?: number;
  /** Pages so far, where the stage goes through chapters. */
  pages?: number;
  /** What is being worked on. */
  file?: string;
}

export type OnProgress = (progress: Progress) => void;

const STAGES = {
  texts: 'Reading texts and covers',
  chapters: 'Reading chapters',
  stored: 'Listing the pages that are published already',
  pages: 'Preparing pages',
  rows: 'Writing the catalogue',
  export: 'Exporting pages',
} as const;
type Stage = keyof typeof STAGES;

const BAR = 24;

/** `Preparing pages: 310 of 1,200, 5.2 pages a second, 3 min left`. @param elapsedMs since the stage began */
export function describeProgress({ stage, done = 0, total, pages = done }: Progress, elapsedMs: number): string {
  if (total === undefined) return `${STAGES[stage]} ...`;
  const counted = stage === 'chapters' ? [count(pages, 'page', 'pages')] : [];
  const seconds = elapsedMs / 1_000;
  const speed = pages > 0 && seconds > 0 ? [`${printRate(pages / seconds)} pages a second`] : [];
  const left = done > 0 && done < total ? [`${printTime((seconds / done) * (total - done))} left`] : [];
  return [
    `${STAGES[stage]}: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`,
    ...counted,
    ...speed,
    ...left,
  ].join(', ');
}

/** The same as a bar, and what is being worked on, in one line no longer than `columns`. */
export function progressBar(progress: Progress, elapsedMs: number, columns: number): string {
  const { done = 0, total, file = '' } = progress;
  const filled = total ? Math.floor((done / total) * BAR) : 0;
  const line =
    `[${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}] ${describeProgress(progress, elapsedMs)}  ${file}`.trimEnd();
  return line.length > columns ? `${line.slice(0, Math.max(0, columns - 1))}…` : line;
}

function printRate(rate: number): string {
  return rate.toLocaleString('en', { maximumFractionDigits: rate < 10 ? 1 : 0 });
}

function printTime(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
