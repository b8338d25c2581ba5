/** Waits for something, but no longer than so many milliseconds: then it goes on by itself. Whether it ended. @throws what it throws until then; who calls sees to what it throws later */
export async function atMost(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => void (timer = setTimeout(() => resolve(false), ms)));
  return Promise.race([work.then(() => true), tooLate]).finally(() => clearTimeout(timer));
}
