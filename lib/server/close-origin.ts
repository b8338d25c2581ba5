import 'server-only';

/** Has the embedded origin finish what it does by itself, and let go of the database; where it was never opened, nothing. */
export async function closeOrigin(): Promise<void> {
  const { closeOrigin: close } = await import('@/lib/origin/handler');
  await close();
}
