import { LANGUAGES, type Language } from './language';

/** Where a title was left: in its last chapter, on a page from 1 of so many, at a time in seconds. */
export interface Reading {
  titleId: number;
  titleName: string;
  /** The 2:3 cover. */
  coverUrl: string;
  language: Language;
  chapterId: number;
  chapterName: string;
  page: number;
  total: number;
  finished: boolean;
  /** The chapter after it; undefined where none had come out. */
  next?: { id: number; name: string };
  at: number;
}

/** What a reader has read: a row a title, the last one read first, and every chapter that was read to its end. */
export interface ReadingHistory {
  rows: readonly Reading[];
  read: ReadonlySet<number>;
}

/** Chapters read to their end, newest first, behind the title they are of. */
type Finished = [titleId: number, ...chapterIds: number[]];

interface Kept {
  rows: Reading[];
  read: Finished[];
}

const ROWS_KEPT = 60;
const CHAPTERS_KEPT = 2_000;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const isText = (value: unknown): value is string => typeof value === 'string';
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function isReading(value: unknown): value is Reading {
  if (!isRecord(value)) return false;
  const { titleId, titleName, coverUrl, language, chapterId, chapterName, page, total, finished, next, at } = value;
  return (
    [titleId, chapterId, page, total, at].every(isCount) &&
    [titleName, coverUrl, chapterName].every(isText) &&
    isText(language) &&
    Object.hasOwn(LANGUAGES, language) &&
    typeof finished === 'boolean' &&
    (next === undefined || (isRecord(next) && isCount(next.id) && isText(next.name)))
  );
}

const isFinished = (value: unknown): value is Finished =>
  Array.isArray(value) && value.length > 1 && value.every(isCount);

function parsed(stored: string | undefined): Kept {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (!isRecord(value)) return { rows: [], read: [] };
    return { rows: listIn(value.rows).filter(isReading), read: listIn(value.read).filter(isFinished) };
  } catch {
    return { rows: [], read: [] };
  }
}

// The titles read last keep their marks longest.
function bounded(read: readonly Finished[]): Finished[] {
  let room = CHAPTERS_KEPT;
  return read.flatMap(([titleId, ...ids]): Finished[] => {
    const kept = ids.slice(0, room);
    room -= kept.length;
    return kept.length > 0 ? [[titleId, ...kept]] : [];
  });
}

const written = ({ rows, read }: Kept) => JSON.stringify({ rows: rows.slice(0, ROWS_KEPT), read: bounded(read) });

/** The history in what was stored; rubbish in it counts as not there. */
export function historyOf(stored: string | undefined): ReadingHistory {
  const { rows, read } = parsed(stored);
  return { rows, read: new Set(read.flatMap(([, ...ids]) => ids)) };
}

/** The stored history with a reading put first, in its title's one row. */
export function withReading(stored: string | undefined, reading: Reading): string {
  const { titleId, chapterId, finished } = reading;
  const { rows, read } = parsed(stored);
  const before = read.find(([id]) => id === titleId)?.slice(1) ?? [];
  const ids = finished ? [chapterId, ...before.filter((id) => id !== chapterId)] : before;
  return written({
    rows: [reading, ...rows.filter((row) => row.titleId !== titleId)],
    read: [...(ids.length > 0 ? [[titleId, ...ids] as Finished] : []), ...read.filter(([id]) => id !== titleId)],
  });
}

/** The stored history in two: without a title, and that title's part alone. */
export function withoutTitle(stored: string | undefined, titleId: number): { rest: string; taken: string } {
  const { rows, read } = parsed(stored);
  const isTaken = (id: number) => id === titleId;
  const part = (taken: boolean) =>
    written({
      rows: rows.filter((row) => isTaken(row.titleId) === taken),
      read: read.filter(([id]) => isTaken(id) === taken),
    });
  return { rest: part(false), taken: part(true) };
}

/** Two stored histories in one; of a title that is in both, the row of the first stands. */
export function joinedHistory(stored: string | undefined, other: string | undefined): string {
  const [now, back] = [parsed(stored), parsed(other)];
  const rows = [
    ...now.rows,
    ...back.rows.filter(({ titleId }) => !now.rows.some((row) => row.titleId === titleId)),
  ].sort((a, b) => b.at - a.at);
  const marks = new Map<number, Set<number>>();
  // In the order of the rows, for those read last keep their marks.
  for (const titleId of [...rows.map((row) => row.titleId), ...[...now.read, ...back.read].map(([id]) => id)])
    marks.set(titleId, new Set());
  for (const [titleId, ...ids] of [...now.read, ...back.read]) ids.forEach((id) => marks.get(titleId)?.add(id));
  return written({
    rows,
    read: [...marks].filter(([, ids]) => ids.size > 0).map(([titleId, ids]): Finished => [titleId, ...ids]),
  });
}
