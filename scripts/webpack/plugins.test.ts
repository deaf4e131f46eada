import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import HtmlPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { AheadPlugin, BundleReportPlugin, CompressAssetsPlugin, FirstPagePlugin } from './plugins';

const pages = 'landing dashboard campaigns campaign create-ad ad-editor templates ai-copy billing sign-in'.split(' ');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'webpack-plugins-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Builds an entry with these lazily loaded parts, and answers how each file of `dist` reads. */
async function built(parts: string[]): Promise<(file: string) => Promise<Buffer>> {
  const packaged = path.join(folder, 'node_modules/@halden/wool');
  await mkdir(packaged, { recursive: true });
  await writeFile(path.join(packaged, 'index.js'), 'export const wool = () => console.log("wool");');
  for (const part of parts)
    await writeFile(path.join(folder, `${part}.js`), `import { wool } from '@halden/wool'; wool('${part}');`);
  const imports = parts.map((part) => `import(/* webpackChunkName: "${part}" */ './${part}.js');`);
  await writeFile(path.join(folder, 'main.js'), imports.join('\n'));
  await writeFile(path.join(folder, 'index.html'), '<html><head><title>Wool</title></head><body></body></html>');
  const configuration: Configuration = {
    mode: 'production',
    context: folder,
    entry: { main: './main.js' },
    output: { path: path.join(folder, 'dist'), filename: '[name].js' },
    optimization: { minimize: false },
    plugins: [
      new HtmlPlugin({ template: './index.html' }),
      new FirstPagePlugin(),
      new CompressAssetsPlugin(),
      new BundleReportPlugin(),
      new AheadPlugin(),
    ],
  };
  await new Promise<void>((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      const failed = error ?? stats?.compilation.errors[0];
      if (failed) reject(failed);
      else resolve();
    });
  });
  return (file) => readFile(path.join(folder, 'dist', file));
}

it('writes what the server and the page need beside the code', async () => {
  const read = await built(pages);
  const main = await read('main.js');
  expect(brotliDecompressSync(await read('main.js.br'))).toEqual(main);
  expect(gunzipSync(await read('main.js.gz'))).toEqual(main);

  const report = JSON.parse((await read('bundle-report.json')).toString()) as {
    entry: { bytes: number; files: { file: string }[] };
    pages: Record<string, { bytes: number; packages: Record<string, number> }>;
  };
  expect(report.entry.files.map(({ file }) => file)).toEqual(['main.js']);
  expect(report.entry.bytes).toBe(main.length);
  expect(Object.keys(report.pages)).toEqual([...pages].sort((one, other) => one.localeCompare(other)));
  expect(Object.keys(report.pages.dashboard?.packages ?? {}).sort()).toEqual(['(product)', '@halden/wool']);

  const ahead = JSON.parse((await read('ahead.json')).toString()) as { visitor: string[]; account: string[] };
  expect(ahead.visitor.sort()).toEqual(['billing.js', 'sign-in.js']);
  expect(ahead.account).toContain('dashboard.js');
  expect(ahead.account).not.toContain('landing.js');
});

it('has the page of the address fetched with the entry', async () => {
  const html = (await (await built(pages))('index.html')).toString();
  const script = /<script nonce="__NONCE__">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const preloaded = (pathname: string, token: string | null) => {
    const links: { href: string }[] = [];
    const page = {
      localStorage: { getItem: () => token },
      location: { pathname },
      document: { createElement: () => ({}), head: { append: (link: { href: string }) => links.push(link) } },
    };
    // As the browser runs it, on a page that is made up.
    runInNewContext(script, page);
    return links.map(({ href }) => href);
  };
  expect(preloaded('/', null)).toEqual(['/landing.js']);
  expect(preloaded('/campaigns/5', 'a token')).toEqual(['/campaign.js']);
  expect(preloaded('/campaigns', null)).toEqual([]);
});

it('says which page has no code', async () => {
  await expect(built(pages.filter((page) => page !== 'billing'))).rejects.toThrow('No chunk is called "billing".');
});
