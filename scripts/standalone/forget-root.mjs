import { readFileSync, writeFileSync } from 'node:fs';

import { textFiles } from './text-files.mjs';

/** What stands for the folder in which the build was made. */
const ANYWHERE = '/komawari';

/** Next calls parts of a build by where their source lay: puts one name in place of that folder everywhere. */
export function forgetRoot(root, target) {
  const written = JSON.stringify(root).slice(1, -1);
  const own = new RegExp(`(?<=["'\`]|file://)${written.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?=[/\\\\"'\`])`, 'g');
  for (const file of textFiles(target)) {
    const text = readFileSync(file, 'utf8');
    if (text.includes(written)) writeFileSync(file, text.replace(own, ANYWHERE));
  }
}
