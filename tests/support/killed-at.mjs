import files from 'node:fs/promises';
import Sqlite from 'libsql';
import pg from 'pg';

/**
 * Loaded before a program: it ends itself, by SIGKILL, before one of the things that it does. KILLED_AT says which: the name of a function of
 * node:fs/promises, or `statement` of a database; words of its path or text; and the how manyth of these. `rm .webp 2`, or `statement commit 1`.
 */

const [, does, about, nth] = /^(\w+) (.*) (\d+)$/.exec(process.env.KILLED_AT ?? '') ?? [];
let left = Number(nth);

function meet(text) {
  if (String(text).includes(about) && --left === 0) process.kill(process.pid, 'SIGKILL');
}

/** Calls `look` with what a method is given before it does its work. */
function before(owner, method, look) {
  const original = owner[method];
  owner[method] = function (...given) {
    look.call(this, ...given);
    return original.apply(this, given);
  };
}

if (does === 'statement') {
  const texts = new WeakMap();
  const Statement = Object.getPrototypeOf(new Sqlite(':memory:').prepare('select 1'));
  const { prepare } = Sqlite.prototype;
  Sqlite.prototype.prepare = function (text) {
    const statement = prepare.call(this, text);
    texts.set(statement, text);
    return statement;
  };
  for (const method of ['run', 'all'])
    before(Statement, method, function () {
      meet(texts.get(this));
    });
  before(pg.Client.prototype, 'query', (asked) => meet(asked.text ?? asked));
} else if (does) before(files, does, meet);
