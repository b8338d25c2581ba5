import { publishFolder } from '@/lib/origin/cli/publish/publish-folder';
import { readUsage } from './usage';

/** Publishes a folder as the command does, and tells what that took. */
const [folder = ''] = process.argv.slice(2);

async function main() {
  const said: string[] = [];
  const faults = await publishFolder({
    folder,
    isDry: false,
    say: (line) => said.push(line),
    now: Math.floor(Date.now() / 1000),
  });
  process.send?.({ usage: readUsage(), said: [...said, ...(faults ? [faults] : [])].join('\n') }, () =>
    process.disconnect(),
  );
}

void main();
