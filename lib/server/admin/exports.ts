import 'server-only';

import { limits } from '@/lib/limits';

import { askOrigin } from './ask-origin';
import type { Cell } from './csv-lines';
import type { Export } from './serve-export';

const DAY_MS = 86_400_000;
const dayText = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);
const timeText = (seconds: number) => new Date(seconds * 1000).toISOString();
const wholeIn = (text: string | null) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined);

// Names of columns are for programs too, and alike in all languages.
export const exportFigures: Export = async function* (query, lang) {
  const series = query.has('series') ? wholeIn(query.get('series')) : undefined;
  // Of what there is not there are no figures, and none of all in their place.
  if (query.has('series') && !(series && (await askOrigin('series', { lang, id: series })).series)) return;
  const { days } = await askOrigin('figures', { lang, days: Math.min(366, wholeIn(query.get('days')) || 30), series });
  yield [
    ['day', 'views', 'favourited', 'taken back'],
    ...days.map(({ day, views, favorited, unfavorited }): Cell[] => [dayText(day), views, favorited, unfavorited]),
  ];
};

export const exportSurvey: Export = async function* (query, lang) {
  const key = query.get('key') || '-';
  for (let from = 0; ; from += limits.adminExportEntries) {
    const { questions, answers, isLast } = await askOrigin('answers', { lang, key, from });
    // Every survey asks something.
    if (questions.length === 0) return;
    const rows = answers.map(({ answeredAt, given }, at): Cell[] => [
      from + at + 1,
      timeText(answeredAt),
      ...given.map((chosen) => chosen.join(' | ')),
    ]);
    yield from === 0 ? [['number', 'answered', ...questions], ...rows] : rows;
    if (isLast) return;
  }
};

export const exportFeedback: Export = async function* () {
  for (let from = 0; ; from += limits.adminExportEntries) {
    const { feedback, isLast } = await askOrigin('allFeedback', { from });
    const rows = feedback.map(({ type, body, createdAt }, at): Cell[] => [
      from + at + 1,
      timeText(createdAt),
      type,
      body,
    ]);
    yield from === 0 ? [['number', 'sent', 'type', 'text'], ...rows] : rows;
    if (isLast) return;
  }
};
