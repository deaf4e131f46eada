import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/** One small page of the product's packages: what they cost a visitor by themselves. */
const source = `
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import Button from '@mui/material/Button';
import { ThemeProvider, createTheme, styled } from '@mui/material/styles';
import { Provider } from 'react-redux';
import { BrowserRouter, Link, useRoutes } from 'react-router-dom';
const api = createApi({ baseQuery: fetchBaseQuery({ baseUrl: '/api' }), endpoints: (build) => ({ nothing: build.query({ query: () => '/' }) }) });
const store = configureStore({ reducer: { [api.reducerPath]: api.reducer }, middleware: (get) => get().concat(api.middleware) });
const Title = styled('h1')({ fontSize: 34 });
const Page = () => h('main', null, h(Title, null, 'Bare page'), h(Button, { variant: 'contained', component: Link, to: '/' }, 'Go'));
const Pages = () => useRoutes([{ path: '*', element: h(Page) }]);
createRoot(document.getElementById('root')).render(
  h(ThemeProvider, { theme: createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } }) },
    h(Provider, { store }, h(BrowserRouter, null, h(Pages)))));
`;

const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Bare page</title><script defer src="/page.js"></script><div id="root"><main><h1>Bare page</h1></main></div>`;

export type BarePage = { url: string; close: () => Promise<void> };

/** Serves the bare page, with a first paint that waits for no script. */
export async function serveBarePage(): Promise<BarePage> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: '.' },
    bundle: true,
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = brotliCompressSync(outputFiles[0]?.contents ?? '');
  const server = createServer(({ url }, response) => {
    if (url === '/page.js')
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' }).end(script);
    else response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
