/** Waits until what was drawn ahead is done: a picture that is new is then drawn at once. */
export async function settled(address: string): Promise<void> {
  await (await fetch(`${address}/media/avatar/${Math.floor(Math.random() * 64)}/round-96.webp`)).arrayBuffer();
}
