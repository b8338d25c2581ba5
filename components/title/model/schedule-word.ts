import type { ReleaseSchedule, UpdateTiming } from '@/lib/domain/title-detail';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
type Weekday = (typeof weekdays)[number];

/** Names a message: what a title's release schedule reads as. */
type ScheduleWord = Exclude<ReleaseSchedule, 'disabled'> | Weekday;

/** A weekly title is known by its day; a disabled schedule reads as a completed one. */
export function scheduleWord(schedule: ReleaseSchedule, timing: UpdateTiming): ScheduleWord {
  if (schedule === 'disabled') return 'completed';
  if (schedule !== 'weekly') return schedule;
  return weekdays.find((day) => day === timing) ?? 'weekly';
}

/** Whether nothing new is to be waited for at regular times: the schedule then is a state of the series. */
export function isAtRest(word: ScheduleWord): boolean {
  return word === 'completed' || word === 'one-shot' || word === 'hiatus';
}
