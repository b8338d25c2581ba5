import { testFolder } from '../support/test-folder';

import { startChild } from './child';

const { written } = testFolder('bench-child');
const start = (onMessage: string) =>
  startChild(
    written(
      'child.cjs',
      `process.on('message', () => { ${onMessage} });\nprocess.on('disconnect', () => process.exit());\nprocess.send({ port: 7 });`,
    ),
  );

test('a child answers, and is ended', async () => {
  const child = await start("process.send('done')");
  expect(child.port).toBe(7);
  expect(await child.tell({})).toBe('done');
  await child.close();
});

test.each([
  ['by itself', 'process.exit(3)'],
  ['by a signal', "process.kill(process.pid, 'SIGKILL')"],
])('one that has ended %s is not waited for', async (_, onMessage) => {
  const child = await start(onMessage);
  await expect(child.tell({})).rejects.toThrow('has ended');
  await child.close();
});
