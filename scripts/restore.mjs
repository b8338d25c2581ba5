import { keepSafe } from './keep-safe.mjs';

await keepSafe(
  'restore',
  'npm run restore -- <folder>     makes a backup the data folder, which must be new or empty   (DATA_DIR, DATABASE_URL)',
);
