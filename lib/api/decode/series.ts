import type { RankedSeries } from '@/lib/domain/ranked-series';
import type { Series } from '@/lib/domain/series';
import type { wire } from '@/lib/wire/messages';

import { decodeLabel, decodeTag } from './label';
import { decodeTime } from './time';
import { decodeTitle } from './title';

export function decodeSeries(group: wire.IAllTitlesGroup): Series {
  return {
    name: group.theTitle ?? '',
    titles: (group.titles ?? []).map(decodeTitle),
    tags: (group.tags ?? []).map(decodeTag),
    label: decodeLabel(group.label),
    nextChapterAt: decodeTime(group.nextChapterStartTimestamp),
  };
}

export function decodeRankedSeries(group: wire.ITitleRankingGroup): RankedSeries {
  return {
    originalTitleId: group.originalTitleId ?? 0,
    titles: (group.titles ?? []).map(decodeTitle),
    score: group.score ?? 0,
  };
}
