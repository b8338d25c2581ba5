import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { imageSize } from '@/lib/origin/media/page-images';
import { QUALITIES, type Quality } from '@/lib/origin/media/picture-sizes';
import { inTurns } from '@/lib/origin/publish/in-turns';
import { pagePlan } from '@/lib/origin/publish/pages/page-plan';
import { readUsage } from './usage';

/** Sharp alone: the same resizes and encodings of the same pictures, and nothing else is done with them. */
process.once('message', ({ files }: { files: string[] }) => {
  void inTurns(files, availableParallelism() + 1, convert).then(() =>
    process.send?.({ usage: readUsage(), said: '' }, () => process.disconnect()),
  );
});
process.send?.('ready');

async function convert(file: string): Promise<void> {
  const bytes = await readFile(file);
  // Read once for all that is made of it, as a publication does.
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const { width: own, height: high, channels } = info;
  const { pages } = pagePlan([{ width: own, height: high }], 'auto');
  for (const quality of Object.keys(QUALITIES) as Quality[]) {
    const sizes = pages.map((page) => imageSize(page, 'whole', quality));
    const { width } = sizes[0]!;
    const whole = sizes.reduce((sum, size) => sum + size.height, 0);
    let top = 0;
    for (const { height } of sizes) {
      await sharp(data, { raw: { width: own, height: high, channels } })
        .resize(width, whole, { fit: 'fill' })
        .extract({ left: 0, top, width, height })
        .webp({ quality: 82 })
        .toBuffer();
      top += height;
    }
  }
}
