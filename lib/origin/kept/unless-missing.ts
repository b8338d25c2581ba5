import { isMissing } from './is-missing';

/** What was found; undefined where there is no such file or folder. */
export async function unlessMissing<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
