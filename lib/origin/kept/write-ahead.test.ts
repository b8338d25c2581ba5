import { writeAhead } from './write-ahead';

/** Storage whose writes end when the test says so. */
function slowFiles() {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const write = (name: string) =>
    new Promise<void>((resolve, reject) => {
      begun.push(name);
      ends.set(name, (error) => (error ? reject(error) : resolve()));
    });
  return { begun, end: (name: string, error?: Error) => ends.get(name)!(error), write };
}

const NONE = new Uint8Array();

test('throws a failure at the next write and at the end', async () => {
  const files = slowFiles();
  const ahead = writeAhead(files, 1);
  await ahead.write('a', NONE);
  const next = ahead.write('b', NONE);
  files.end('a', new Error('full'));
  await expect(next).rejects.toThrow('full');
  await expect(ahead.landed()).rejects.toThrow('full');
  expect(files.begun).toEqual(['a']);
});
