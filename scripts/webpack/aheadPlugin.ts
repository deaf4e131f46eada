import webpack, { type Compiler } from 'webpack';
import { entryOf } from './entryOf';

/** Parts that few visits open: behind a mailed link or a checkout, and charts, which come when they are seen. */
const seldom = /^(landing|password-reset|verify-email|payment-|sandbox-|receipt|bars)/;
/** What a visitor may open next. */
const forVisitors = ['sign-in', 'billing'];

/**
 * Writes `ahead.json`: the files that `fetchAhead` brings into the browser's cache, by who is there. Without it, the
 * first visits of Campaigns, Create Ad and Templates take some 50 ms longer beside the server, and round trips over a
 * network.
 */
export class AheadPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Ahead', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'Ahead', stage }, () => {
        const first = new Set(entryOf(compilation).getFiles());
        const groups = compilation.chunkGroups.filter(({ name }) => name !== 'main' && !seldom.test(name ?? ''));
        const filesOf = (wanted: typeof groups) =>
          [...new Set(wanted.flatMap((group) => group.getFiles()))].filter(
            (file) => file.endsWith('.js') && !first.has(file),
          );
        const ahead = {
          visitor: filesOf(groups.filter(({ name }) => name && forVisitors.includes(name))),
          account: filesOf(groups),
        };
        compilation.emitAsset('ahead.json', new webpack.sources.RawSource(JSON.stringify(ahead)));
      });
    });
  }
}
