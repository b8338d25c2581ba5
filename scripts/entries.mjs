/** What runs outside Next, as plain JavaScript: the programs of each command, by the folder of build/ into which they are bundled. */
export const ENTRIES = {
  '.': {
    'draw-worker': 'lib/origin/demo/draw/draw-worker.ts',
    'prepare-data': 'lib/origin/cli/prepare-data.ts',
    origin: 'lib/origin/cli/origin.ts',
    'site-server': 'lib/server/front/serve-site.ts',
  },
  publish: {
    'export-folder': 'lib/origin/cli/publish/export-folder.ts',
    'follow-folder': 'lib/origin/cli/publish/follow-folder.ts',
    'publish-folder': 'lib/origin/cli/publish/publish-folder.ts',
    unpublish: 'lib/origin/cli/publish/unpublish.ts',
    'write-schemas': 'lib/origin/cli/publish/write-schemas.ts',
  },
  backup: {
    backup: 'lib/origin/cli/backup/backup.ts',
  },
};
