import { isAnyStored } from './stored-writes';

/** Sends what waits, if anything does: cheap to ask at every occasion. What sends it is loaded then; without a network that may fail, and it waits on. */
export async function sendWaiting(): Promise<void> {
  if (!isAnyStored()) return;
  try {
    const { sendLater } = await import('./send-later');
    await sendLater();
  } catch (reason) {
    console.warn('What was done without a network waits on:', reason);
  }
}
