import { readFileSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';

const WHOLE_NUMBERS = { [types.INT8]: Number, [types.NUMERIC]: Number };

const { archive } = workerData;
const pglite = await PGlite.create(archive ? { loadDataDir: new Blob([readFileSync(archive)]) } : {});

const ORDERS = {
  async query({ sql, parameters }) {
    const { rows, affectedRows } = await pglite.query(sql, parameters, { parsers: WHOLE_NUMBERS });
    return { rows, affectedRows };
  },
  async dump({ file }) {
    writeFileSync(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  },
};

parentPort.on('message', async ({ id, order, ...what }) => {
  try {
    parentPort.postMessage({ id, result: await ORDERS[order](what) });
  } catch ({ message, code }) {
    parentPort.postMessage({ id, failure: { message, code } });
  }
});
