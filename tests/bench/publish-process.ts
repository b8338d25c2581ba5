import { publishFolder } from '@/lib/origin/cli/publish/publish-folder';

import { readUsage } from './usage';

/** Publishes a folder like the command, and reports its usage. */
const [folder = ''] = process.argv.slice(2);

async function main() {
  const lines: string[] = [];
  const faults = await publishFolder({
    folder,
    isDry: false,
    say: (line) => lines.push(line),
    now: Math.floor(Date.now() / 1000),
  });
  const output = [...lines, ...(faults ? [faults] : [])].join('\n');
  process.send?.({ usage: readUsage(), output }, () => process.disconnect());
}

void main();
