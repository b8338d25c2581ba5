import { readdirSync } from 'node:fs';
import path from 'node:path';

const TEXT = /\.(?:[cm]?js|json|html|rsc|meta|body)$/;

/** All files of a build that are text, but for packages: those came as they are. */
export function* textFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules') yield* textFiles(place);
    } else if (TEXT.test(entry.name)) yield place;
  }
}
