/** Read by V8 where it begins a file: compile every function of it at once, on the thread that loads it, rather than each where it is called. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** What every page begins with: React, and Next's router. */
const ENTRY = 'main-app';

/** What reads and writes the origin's messages. It comes with the first of them, often on a press. */
const CODEC = /[\\/]lib[\\/]wire[\\/]generated[\\/]/;

/** Has browsers compile beside the page what makes much of them: while functions are compiled one by one, for a tenth of a second on a phone no press is answered. */
export class CompileAhead {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap('CompileAhead', (compilation) => {
      const isCodec = (module) => (module.modules ?? [module]).some(({ resource }) => CODEC.test(resource));
      const holdsCodec = (chunk) => [...compilation.chunkGraph.getChunkModules(chunk)].some(isCodec);
      // Behind what takes comments out, and before files are named after what is in them.
      compilation.hooks.processAssets.tap(
        { name: 'CompileAhead', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE },
        () => {
          const entry = compilation.entrypoints.get(ENTRY)?.getFiles() ?? [];
          const codec = [...compilation.chunks].filter(holdsCodec).flatMap(({ files }) => [...files]);
          for (const file of new Set([...entry, ...codec])) {
            if (file.endsWith('.js')) compilation.updateAsset(file, (source) => new sources.ConcatSource(HINT, source));
          }
        },
      );
    });
  }
}
