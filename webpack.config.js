import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import ForkTsCheckerPlugin from 'fork-ts-checker-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import refreshTypeScript from 'react-refresh-typescript';
import { tsImport } from 'tsx/esm/api';
import webpack from 'webpack';
import { fakeMiddleware } from './scripts/fake-middleware.mjs';

const root = import.meta.dirname;
const tsConfig = path.join(root, 'src/client/tsconfig.json');

/** The backend of the development server: the one named, else the one that runs beside it. */
const { HOST: host = '127.0.0.1', PORT: port = '3000', API_TARGET: apiTarget = `http://${host}:${port}` } = process.env;

/** @type {(env: Record<string, unknown>, argv: { mode?: string }) => import('webpack').Configuration} */
export default (env, { mode }) => {
  const isProduction = mode === 'production';
  return {
    mode: isProduction ? 'production' : 'development',
    context: root,
    entry: { main: './src/client/main.tsx' },
    output: {
      path: path.join(root, 'dist/client'),
      publicPath: '/',
      clean: true,
      filename: isProduction ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash][ext]',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: isProduction ? quietRouter : {} },
    devtool: isProduction ? 'source-map' : 'eval-cheap-module-source-map',
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          options: {
            configFile: tsConfig,
            transpileOnly: true,
            // With any other module format `import()` would become `require`, and code splitting would be lost.
            compilerOptions: { module: 'esnext', noEmit: false, incremental: false },
            // A changed component is put in place of the old one, with what it holds, such as the text typed so far.
            ...(!isProduction && { getCustomTransformers: () => ({ before: [refreshTypeScript()] }) }),
          },
        },
        { test: /\.(woff2?|svg)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      splitChunks: {
        cacheGroups: {
          // Packages change seldom, so they stay cached from one release to the next.
          vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial' },
        },
      },
    },
    performance: { hints: false },
    plugins: [
      // Nothing here has a ripple or a spinner, so their code is left out of MUI's buttons.
      new webpack.NormalModuleReplacementPlugin(
        /\/(TouchRipple|CircularProgress)(\.mjs)?$/,
        path.join(root, 'src/client/theme/nothing.ts'),
      ),
      // Emotion hoists statics in withTheme() alone, which nobody calls.
      new webpack.NormalModuleReplacementPlugin(
        /^hoist-non-react-statics$/,
        path.join(root, 'src/client/theme/nothing.ts'),
      ),
      // As soon as they are loaded, the charts' own make formats of `Intl` that no chart here needs.
      new webpack.NormalModuleReplacementPlugin(
        /\/(getGraphemeCount|sliceUntil|timeTicks)\.mjs$/,
        path.join(root, 'src/client/theme/chartParts.ts'),
      ),
      // Styles are inserted in the slices of the rendering, not all in the commit.
      new webpack.NormalModuleReplacementPlugin(
        /^@emotion\/use-insertion-effect-with-fallbacks$/,
        path.join(root, 'src/client/theme/styleInsertion.ts'),
      ),
      new HtmlPlugin({ template: './src/client/index.html', templateParameters: { colorSchemeScript } }),
      ...(isProduction
        ? [
            compiledAhead,
            new FirstPagePlugin(),
            new CompressAssetsPlugin(),
            new BundleReportPlugin(),
            new AheadPlugin(),
          ]
        : [
            new PageSettingsPlugin(),
            new ReactRefreshPlugin({ overlay: false }),
            // It takes more memory than all the rest, and editors check types by themselves.
            ...(env.types ? [new ForkTsCheckerPlugin({ devServer: false, typescript: { configFile: tsConfig } })] : []),
          ]),
    ],
    devServer: {
      host: '127.0.0.1',
      port: Number(process.env.CLIENT_PORT ?? 3001),
      historyApiFallback: true,
      static: false,
      client: { overlay: false },
      ...(env.fake
        ? { setupMiddlewares: answerFromFake }
        : { proxy: [{ context: ['/api'], target: apiTarget, changeOrigin: true }] }),
    },
  };
};

/** The package's own default is its development build, which carries warnings for developers. */
const quietRouter = {
  'react-router/dom$': path.join(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
  'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs'),
};

/**
 * Has Chrome compile a file's functions while it arrives, in a thread of its own: else each is compiled when it is first
 * called, by the thread that taps wait for. Behind the minifier, which drops comments.
 */
const compiledAhead = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** Sets the colour scheme before the first paint. The attribute is `colorSchemeAttribute` of the theme. */
const colorSchemeScript = renderToStaticMarkup(
  createElement(InitColorSchemeScript, { attribute: 'data-color-scheme', nonce: '__NONCE__' }),
);

/** Fills in what the product's server writes into the page: the development server does not know it. */
class PageSettingsPlugin {
  apply(compiler) {
    const { name } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
    const settings = { __PRODUCT_NAME__: process.env.PRODUCT_NAME ?? words.join(' '), __DEMO__: 'on', __NONCE__: '' };
    compiler.hooks.compilation.tap('PageSettings', (compilation) => {
      HtmlPlugin.getCompilationHooks(compilation).beforeEmit.tap('PageSettings', (data) => ({
        ...data,
        html: data.html.replaceAll(/__(PRODUCT_NAME|DEMO|NONCE)__/g, (placeholder) => settings[placeholder]),
      }));
    });
  }
}

/** The pages that people begin with, by the names of their chunks: the first that fits an address is taken. */
const firstPages = [
  ['dashboard', 'dashboard'],
  ['campaigns', 'campaigns'],
  ['campaign', 'campaign'],
  ['createAd', 'create-ad'],
  ['ad', 'ad-editor'],
  ['templates', 'templates'],
  ['aiGenerator', 'ai-copy'],
  ['billing', 'billing'],
];

/**
 * Has the browser fetch the code of the page that an address leads to together with the entry, rather than after it has
 * run: a phone on a slow network shows the page a round trip earlier.
 */
class FirstPagePlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('FirstPage', (compilation) => {
      HtmlPlugin.getCompilationHooks(compilation).beforeEmit.tapPromise('FirstPage', async (data) => {
        const { routePatterns } = await tsImport('./src/client/lib/paths.ts', import.meta.url);
        const pages = firstPages.map(([page, chunk]) => [
          `^${routePatterns[page].replace(/:\w+/g, '[^/]+')}$`,
          filesOfPage(compilation, chunk),
        ]);
        const script = `(${preloadFirstPage})(${JSON.stringify(pages)},${JSON.stringify(filesOfPage(compilation, 'landing'))})`;
        return { ...data, html: data.html.replace('</title>', `</title><script nonce="__NONCE__">${script}</script>`) };
      });
    });
  }
}

/** The scripts that a chunk adds to the entry. */
function filesOfPage(compilation, chunk) {
  const group = compilation.namedChunkGroups.get(chunk);
  if (!group) throw new Error(`No chunk is called "${chunk}".`);
  const first = new Set(compilation.entrypoints.get('main').getFiles());
  return group.getFiles().filter((file) => file.endsWith('.js') && !first.has(file));
}

/** Runs in the page, before anything else; only whoever has a session sees more than the landing page. */
function preloadFirstPage(pages, landing) {
  let token = null;
  try {
    token = localStorage.getItem('token');
  } catch {
    // Without a storage there is no session either.
  }
  const page = pages.find(([pattern]) => new RegExp(pattern).test(location.pathname));
  const files = token ? page?.[1] : location.pathname === '/' ? landing : undefined;
  for (const file of files ?? []) {
    // Behind the entry and the font, which are needed first.
    const link = { rel: 'preload', as: 'script', fetchPriority: 'low', href: `/${file}` };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
}

/** Answers the API from the tests' fake backend. */
function answerFromFake(middlewares) {
  const fake = tsImport('./src/client/testing/fakeApi.ts', import.meta.url).then(({ createFakeApi }) =>
    createFakeApi(),
  );
  middlewares.unshift({ name: 'fake-api', path: '/api', middleware: fakeMiddleware(fake) });
  void fake.then(({ account }) => {
    console.log(`Sign in as ${account.user.email} with the password ${account.password}.`);
  });
  return middlewares;
}

const compressible = /\.(js|svg)$/;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Writes a `.br` and a `.gz` beside every text asset, so that the server compresses nothing at run time. */
class CompressAssetsPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('CompressAssets', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'CompressAssets', stage }, async (assets) => {
        const files = Object.keys(assets).filter((file) => compressible.test(file));
        await Promise.all(files.map((file) => this.compress(compilation, file)));
      });
    });
  }

  async compress(compilation, file) {
    const source = compilation.getAsset(file).source.buffer();
    const emit = (ending, content) =>
      compilation.emitAsset(`${file}.${ending}`, new webpack.sources.RawSource(content));
    emit('br', await brotli(source, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }));
    emit('gz', await gzip(source, { level: 9 }));
  }
}

/**
 * Writes `bundle-report.json`: `entry` is what every page needs, `pages` what each lazily loaded part adds to it. Each
 * lists its files with their bytes as they are and by brotli, and estimates the bytes of each package: a chunk's bytes
 * are shared out by the sizes that its modules had before they were minified.
 */
class BundleReportPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BundleReport', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BundleReport', stage }, () => {
        const entry = [...compilation.entrypoints.get('main').chunks];
        const pages = [...compilation.namedChunkGroups].filter(([name]) => name !== 'main');
        const report = {
          entry: describe(compilation, entry),
          pages: Object.fromEntries(
            pages
              .sort(([one], [other]) => one.localeCompare(other))
              .map(([name, { chunks }]) => [
                name,
                describe(
                  compilation,
                  chunks.filter((chunk) => !entry.includes(chunk)),
                ),
              ]),
          ),
        };
        const source = new webpack.sources.RawSource(`${JSON.stringify(report, null, 2)}\n`);
        compilation.emitAsset('bundle-report.json', source);
      });
    });
  }
}

/** Parts that few visits open: behind a mailed link or a checkout, and charts, which come when they are seen. */
const seldom = /^(landing|password-reset|verify-email|payment-|sandbox-|receipt|bars)/;
/** What a visitor may open next. */
const forVisitors = ['sign-in', 'billing'];

/** Writes `ahead.json`: the files that `fetchAhead` brings into the browser's cache, by who is there. */
class AheadPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Ahead', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'Ahead', stage }, () => {
        const first = new Set(compilation.entrypoints.get('main').getFiles());
        const groups = compilation.chunkGroups.filter(({ name }) => name !== 'main' && !seldom.test(name ?? ''));
        const filesOf = (wanted) =>
          [...new Set(wanted.flatMap((group) => group.getFiles()))].filter(
            (file) => file.endsWith('.js') && !first.has(file),
          );
        const ahead = {
          visitor: filesOf(groups.filter(({ name }) => forVisitors.includes(name))),
          account: filesOf(groups),
        };
        compilation.emitAsset('ahead.json', new webpack.sources.RawSource(JSON.stringify(ahead)));
      });
    });
  }
}

function describe(compilation, chunks) {
  const files = chunks
    .flatMap((chunk) => [...chunk.files])
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({
      file,
      bytes: compilation.getAsset(file).source.size(),
      brotliBytes: compilation.getAsset(`${file}.br`).source.size(),
    }));
  const sum = (key) => files.reduce((total, file) => total + file[key], 0);
  return { bytes: sum('bytes'), brotliBytes: sum('brotliBytes'), files, packages: packagesOf(compilation, chunks) };
}

/** Bytes by package, largest first; the product's own code is `(product)`. */
function packagesOf(compilation, chunks) {
  const packages = {};
  for (const chunk of chunks) {
    const modules = [...compilation.chunkGraph.getChunkModulesIterable(chunk)].flatMap(
      (module) => module.modules ?? module,
    );
    const file = [...chunk.files].find((name) => name.endsWith('.js'));
    const total = modules.reduce((sum, module) => sum + module.size('javascript'), 0) || 1;
    const scale = compilation.getAsset(file).source.size() / total;
    for (const module of modules) {
      const name = packageOf(module.nameForCondition() ?? '');
      packages[name] = (packages[name] ?? 0) + Math.round(module.size('javascript') * scale);
    }
  }
  return Object.fromEntries(Object.entries(packages).sort(([, one], [, other]) => other - one));
}

function packageOf(file) {
  return file.match(/.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/)?.[1] ?? '(product)';
}
