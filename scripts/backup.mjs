import { keepSafe } from './keep-safe.mjs';

await keepSafe(
  'backup',
  'npm run backup -- <folder>      copies database and published files to a new folder, while the site runs   (DATA_DIR, DATABASE_URL)',
);
