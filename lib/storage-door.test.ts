import { readFileSync } from 'node:fs';

import ts from 'typescript';

import { nodes, sourceFiles, syntax } from './i18n/source-in-test';

const NAMES = /\b(localStorage|sessionStorage)\b/;
const DOOR = 'lib/storage.ts';

/** Texts of a file that name the browser's storage: scripts that run before the door is there. */
function inlineScripts(file: string): ts.Node[] {
  const source = syntax(file);
  return [...nodes(source, ts.isTemplateExpression), ...nodes(source, ts.isStringLiteralLike)].filter((text) =>
    NAMES.test(text.getText(source)),
  );
}

// Comments may speak of it; what a linter sees by itself, it refuses.
const naming = ['app', 'components', 'lib']
  .flatMap(sourceFiles)
  .filter((file) => file !== DOOR && NAMES.test(readFileSync(file, 'utf8')));
const files = naming.filter((file) => inlineScripts(file).length > 0);

test('scripts before the first paint are all that names storage besides its door @9.31', () => {
  expect(files).toContain('components/shell/before-paint-script.ts');
});

test.each(files)('%s takes the names of its keys from the door, and survives that storage is blocked', (file) => {
  const [script, ...others] = inlineScripts(file).map((text) => text.getText());
  expect(others).toEqual([]);
  expect(script).toMatch(/^`try ?\{[^]*\}catch(\(\w\))?\{\}`$/);
  expect(script).not.toMatch(/getItem\('(?!\$\{)/);
  expect(syntax(file).text).toContain('storageKey');
});
