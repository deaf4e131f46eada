import path from 'node:path';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import ForkTsCheckerPlugin from 'fork-ts-checker-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import refreshTypeScript from 'react-refresh-typescript';
import { tsImport } from 'tsx/esm/api';
import webpack from 'webpack';
import { fakeMiddleware } from './scripts/development/fake-middleware.mjs';

const root = import.meta.dirname;
const { AheadPlugin, BundleReportPlugin, CompressAssetsPlugin, FirstPagePlugin, PageSettingsPlugin } = await tsImport(
  './scripts/webpack/plugins.ts',
  import.meta.url,
);
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
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
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
        // A thread is one file: its policy lets it load no other.
        chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'report-thread',
        cacheGroups: {
          // Packages change seldom, so they stay cached from one release to the next.
          vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial' },
        },
      },
    },
    performance: { hints: false },
    plugins: [
      // Styles are inserted in the slices of the rendering, not all in the commit.
      new webpack.NormalModuleReplacementPlugin(
        /^@emotion\/use-insertion-effect-with-fallbacks$/,
        path.join(root, 'src/client/lib/speed/styleInsertion.ts'),
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

/**
 * Has Chrome compile a file's functions while it arrives, in a thread of its own: else each is compiled when it is
 * first called, by the thread that taps wait for. Behind the minifier, which drops comments. Without it, the dashboard
 * and the library block for 40 to 100 ms longer on Lighthouse's phone (`npm run bench`, one device off at a time).
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
