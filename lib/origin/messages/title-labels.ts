import type { wire } from '@/lib/wire/messages';
import type { SeriesRecord } from '../store/catalogue';

const SCHEDULES = { everyday: 1, weekly: 2, biweekly: 3, monthly: 4, bimonthly: 5, trimonthly: 6, other: 7 } as const;
const SCHEDULES_BY_STATUS = { completed: 8, 'one-shot': 9, hiatus: 10 } as const;
const RATINGS = { 'all-ages': 0, teen: 1, 'teen-plus': 2, mature: 3 } as const;
const NOT_REGULARLY = 0;
const EVERY_DAY = 8;

export function titleLabels(series: SeriesRecord): wire.TitleDetailView.ITitleLabels {
  return {
    releaseSchedule: series.status === 'ongoing' ? SCHEDULES[series.schedule] : SCHEDULES_BY_STATUS[series.status],
    isSimulpub: series.is_simulpub === 1,
    planType: series.plan_type,
  };
}

/** The day of the week of its releases, where it still has any. */
export function updateTiming(series: SeriesRecord): number {
  if (series.status !== 'ongoing') return NOT_REGULARLY;
  return series.schedule === 'everyday' ? EVERY_DAY : series.weekday;
}

export function ratingNumber(series: SeriesRecord): number {
  return RATINGS[series.rating];
}
