import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** Below a build's folder: of each script that browsers load, the modules that it is made of, as paths from the root. */
export const MODULES_FILE = 'script-modules.json';

const resourceOf = (module) => module.nameForCondition?.();

/** Has webpack write which module lies in which script: `npm run bench -- weight` reads it. */
export class ListModules {
  constructor(root) {
    this.root = root;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('ListModules', ({ chunks, chunkGraph }) => {
      const list = [...chunks].flatMap((chunk) => {
        // What was joined into one module is told by its parts.
        const modules = [...chunkGraph.getChunkModulesIterable(chunk)].flatMap((module) => [
          ...(module.modules ?? [module]),
        ]);
        const sources = [...new Set(modules.map(resourceOf).filter(Boolean))]
          .map((resource) => path.relative(this.root, resource))
          .sort();
        return [...chunk.files].filter((file) => file.endsWith('.js')).map((file) => [file, sources]);
      });
      writeFileSync(path.join(compiler.outputPath, MODULES_FILE), JSON.stringify(Object.fromEntries(list)));
    });
  }
}
