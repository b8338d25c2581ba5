import { readEnv } from '@/lib/env';
import { openKeptFiles } from '../../kept/open-kept-files';
import { planExport } from '../../publish/export/plan-export';
import { writeExport } from '../../publish/export/write-export';
import { readStored } from '../../publish/stored/read-stored';
import { untilStopped } from '../../until-stopped';
import { dataFolderFault } from '../data-folder-fault';
import { showProgress, type ProgressOutput } from './show-progress';
import { lookAtCatalogue } from './with-catalogue';

interface Exporting extends ProgressOutput {
  /** Absolute; empty, or not there yet. */
  folder: string;
  say: (line: string) => void;
}

/** Writes what is published as a folder that can be published. @throws Error in one sentence */
export async function exportFolder({ folder, say, ...output }: Exporting): Promise<void> {
  const env = readEnv();
  const plan = planExport(await lookAtCatalogue(env, readStored));
  const { onProgress, end } = showProgress(output);
  await untilStopped((stop) => writeExport(folder, plan, { kept: openKeptFiles(env), stop, onProgress }))
    .catch((error: unknown) => {
      throw new Error(dataFolderFault(error, folder).replace('The data folder', 'The folder'), { cause: error });
    })
    .finally(end);
  say(
    `Exported to ${folder}: ${plan.texts.length - 1} series, ${plan.pictures.length} pictures. Published, it is the same catalogue; what is held back is not in it, nor anything of readers.`,
  );
}
