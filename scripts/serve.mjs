import { run } from './fail.mjs';
import { serveSite } from './serve-site.mjs';

// Serves what is built, over a data folder that is prepared: `npm start` does both first.
await run(async () => {
  const port = process.env.PORT || '3000';
  await serveSite(port);
  console.log(`Komawari is at http://localhost:${port}`);
});
