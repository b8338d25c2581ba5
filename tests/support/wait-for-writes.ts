import { limits } from '@/lib/limits';

/** From now on whoever reads is answered once his view is counted, however long that takes: the product answers before, where it takes long. */
export function waitForWrites(): void {
  Object.assign(limits, { writeWaitMs: 60_000 });
}
