import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { compileApart } from './compile-apart.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { Fault, run } from './fail.mjs';
import { prepare, root } from './prepare.mjs';

const require = createRequire(import.meta.url);

const USAGE = `npm run publish -- <folder>               makes a folder the catalogue, all at once, or says all that is wrong with it   (DATA_DIR, DATABASE_URL)
npm run publish -- <folder> --dry-run     checks it, and changes nothing
npm run publish -- <folder> --watch       publishes it, follows it, and publishes it again whenever it has changed and is quiet
npm run publish -- export <folder>        writes what is published into a new folder, which published is the same again
npm run publish -- unpublish <series>[/<language>[/<chapter>]]    takes that out at once, for good: no publication brings it back before --undo
npm run publish -- unpublish              lists what is held back
npm run publish -- --schemas <folder>     writes the JSON Schemas of its files, for editors
A folder that is named as one of these words is written ./export.`;

const OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
  undo: { type: 'boolean', default: false },
  schemas: { type: 'boolean', default: false },
};

/** What each command takes: whether folders, how many names at least and at most, which options; and which of its programs does it. */
const COMMANDS = {
  unpublish: {
    least: 0,
    most: 1,
    options: ['undo'],
    does: 'unpublish',
    order: ([part], { undo }) => ({ part, isUndone: undo, ...io() }),
  },
  export: {
    inFolders: true,
    least: 1,
    most: 1,
    options: [],
    does: 'exportFolder',
    order: ([folder]) => ({ folder, ...io() }),
  },
  '--watch': {
    inFolders: true,
    least: 1,
    most: 1,
    options: ['watch'],
    does: 'followFolder',
    order: ([folder]) => ({ folder, ...io(), warn: console.error, isEnded: ended() }),
  },
  '--schemas': {
    inFolders: true,
    least: 1,
    most: 1,
    options: ['schemas'],
    does: 'writeSchemas',
    order: ([folder]) => folder,
  },
  '': {
    inFolders: true,
    least: 1,
    most: 1,
    options: ['dry-run'],
    does: 'publishFolder',
    order: ([folder], values) => ({ folder, isDry: values['dry-run'], ...io() }),
  },
};

function io() {
  return { say: console.log, bar: bar(process.stderr), log: console.error, now: Math.floor(Date.now() / 1000) };
}

/** Resolves when somebody ends the command; who is in a hurry says it twice. */
function ended() {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve);
  });
}

function asked() {
  const { positionals, values } = parsed();
  const word = values.schemas
    ? '--schemas'
    : values.watch
      ? '--watch'
      : positionals[0] && Object.hasOwn(COMMANDS, positionals[0])
        ? positionals.shift()
        : '';
  const command = COMMANDS[word];
  const isStrange = Object.keys(OPTIONS).some((option) => values[option] && !command.options.includes(option));
  if (
    isStrange ||
    positionals.length < command.least ||
    positionals.length > command.most ||
    (values.undo && positionals.length === 0)
  )
    throw new Fault(USAGE);
  return {
    command,
    order: () =>
      command.order(command.inFolders ? positionals.map((folder) => path.resolve(folder)) : positionals, values),
  };
}

function parsed() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Fault(`${error.message}\n${USAGE}`);
  }
}

/** A line that is drawn over itself, where somebody watches. */
function bar(stream) {
  return stream.isTTY
    ? { columns: stream.columns || 80, draw: (line) => stream.write(`\r\u001b[K${line}`) }
    : undefined;
}

/** `unpublish` lies in unpublish.cjs, `writeSchemas` in write-schemas.cjs. */
function part(build, name) {
  return require(path.join(build, `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.cjs`))[name];
}

await run(async () => {
  endWithNpm();
  const { command, order } = asked();
  const given = order();
  process.chdir(root);
  await prepare();
  const build = await compileApart(root, 'publish');
  const faults = await part(
    build,
    command.does,
  )(given).catch((error) => {
    throw new Fault(error.message);
  });
  if (faults) throw new Fault(faults);
});
