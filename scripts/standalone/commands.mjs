/** What can be run in a standalone folder: names, as `node server.js` says them, and scripts. What these have compiled is in entries.mjs. */
export const COMMANDS = {
  server: 'standalone/server.mjs',
  ready: 'standalone/ready.mjs',
  origin: 'origin.mjs',
  publish: 'publish.mjs',
  backup: 'backup.mjs',
  restore: 'restore.mjs',
};
