/** Read by V8 where it begins a file: compile every function of it at once, on the thread that loads it, rather than each where it is called. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** What every page begins with: React, and Next's router. */
const ENTRY = 'main-app';

/** Has browsers compile beside the page what every page begins with: while functions are compiled one by one, for a tenth of a second on a phone no press is answered. */
export class CompileAhead {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap('CompileAhead', (compilation) => {
      // Behind what takes comments out, and before files are named after what is in them.
      compilation.hooks.processAssets.tap({ name: 'CompileAhead', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE }, () => {
        for (const file of compilation.entrypoints.get(ENTRY)?.getFiles() ?? []) {
          if (file.endsWith('.js')) compilation.updateAsset(file, (source) => new sources.ConcatSource(HINT, source));
        }
      });
    });
  }
}
