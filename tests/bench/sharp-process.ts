import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

import { imageSize } from '@/lib/origin/media/page-images';
import { QUALITIES, type Quality } from '@/lib/origin/media/picture-sizes';
import { inTurns } from '@/lib/origin/publish/in-turns';
import { pagePlan } from '@/lib/origin/publish/pages/page-plan';

import { readUsage } from './usage';

/** The floor of publishing: the same resizing and encoding of a folder of pictures by sharp, without anything else. */
const [folder = ''] = process.argv.slice(2);

async function convert(name: string): Promise<void> {
  const bytes = await readFile(path.join(folder, name));
  // Decoded once for all sizes, as in a publication.
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const { pages } = pagePlan([info], 'auto');
  for (const quality of Object.keys(QUALITIES) as Quality[]) {
    const sizes = pages.map((page) => imageSize(page, 'whole', quality));
    const { width } = sizes[0]!;
    const total = sizes.reduce((sum, size) => sum + size.height, 0);
    let top = 0;
    for (const { height } of sizes) {
      await sharp(data, { raw: info })
        .resize(width, total, { fit: 'fill' })
        .extract({ left: 0, top, width, height })
        .webp({ quality: 82 })
        .toBuffer();
      top += height;
    }
  }
}

void inTurns(readdirSync(folder), availableParallelism() + 1, convert).then(() =>
  process.send?.({ usage: readUsage(), output: '' }, () => process.disconnect()),
);
