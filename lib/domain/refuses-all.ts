/** What browsers say of their reader's wishes; `null` and absent are no wish. */
export interface Wishes {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** Whether the reader has told his browser that nobody else shall follow him. */
export function refusesAll({ doNotTrack, globalPrivacyControl }: Wishes): boolean {
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}
