import { readFileSync } from 'node:fs';
import path from 'node:path';

import { Fault, run } from './fail.mjs';
import { licencesOf, refused } from './licences/licences-of.mjs';
import { root } from './prepare.mjs';

const tell = ([licence, names]) => `${licence} (${names.length})\n  ${names.join(', ')}`;

await run(async () => {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const licences = licencesOf(lock);
  console.log(Object.entries(licences).map(tell).join('\n'));
  const faults = refused(licences);
  if (faults.length > 0)
    throw new Fault(`\nThese licences are not among those that we may use:\n${faults.map(tell).join('\n')}`);
  console.log(`\nEvery package that is shipped or built with has a licence that we may use.`);
});
