import { readEnv } from '@/lib/env';
import { openKeptFiles } from '../../kept/open-kept-files';
import { planExport } from '../../publish/export/plan-export';
import { writeExport } from '../../publish/export/write-export';
import { progressBar } from '../../publish/report/progress-bar';
import { readStored } from '../../publish/stored/read-stored';
import { untilStopped } from '../../until-stopped';
import { dataFolderFault } from '../data-folder-fault';
import type { Order } from './publish-folder';
import { lookAtCatalogue } from './with-catalogue';

/** Writes what is published as a folder that can be published. @throws Error in one sentence */
export async function exportFolder({ folder, say, bar }: Pick<Order, 'folder' | 'say' | 'bar'>): Promise<void> {
  const env = readEnv();
  const onProgress = (progress: { done: number; total: number; file: string }) =>
    bar?.draw(progress.file ? progressBar(progress, bar.columns) : '');
  const plan = planExport(await lookAtCatalogue(env, readStored));
  await untilStopped((stop) => writeExport(folder, plan, { kept: openKeptFiles(env), stop, onProgress })).catch(
    (error: unknown) => {
      throw new Error(dataFolderFault(error, folder).replace('The data folder', 'The folder'), { cause: error });
    },
  );
  say(
    `Exported to ${folder}: ${plan.texts.length - 1} series, ${plan.pictures.length} pictures. Published, it is the same catalogue; what is held back is not in it, nor anything of readers.`,
  );
}
