import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';

const require = createRequire(import.meta.url);

const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API documentation</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="documentation"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

// A file of its own, because the page's policy runs no script that stands in the page.
const start = `SwaggerUIBundle({ url: '/api/openapi.yaml', dom_id: '#documentation', deepLinking: true, showExtensions: true, validatorUrl: null });
`;

/** Serves the contract itself, and a page to read and try it. */
export async function serveApiDocs(app: FastifyInstance, contractFile: string): Promise<void> {
  const contract = await readFile(contractFile, 'utf8');
  app.get('/api/openapi.yaml', (_request, reply) => sendText(reply, 'application/yaml', contract));
  app.get('/api/docs', (_request, reply) =>
    sendText(reply.header('content-security-policy', contentPolicy), 'text/html', page),
  );
  app.get('/api/docs/start.js', (_request, reply) => sendText(reply, 'text/javascript', start));
  serveBundleFile(app, 'swagger-ui.css', 'text/css');
  serveBundleFile(app, 'swagger-ui-bundle.js', 'text/javascript');
}

/** Read at the first request: most processes never serve it, and it is over a megabyte. */
function serveBundleFile(app: FastifyInstance, name: string, type: string): void {
  const folder = path.dirname(require.resolve('swagger-ui-dist/package.json'));
  let content: Promise<string> | undefined;
  app.get(`/api/docs/${name}`, async (_request, reply) => {
    content ??= readFile(path.join(folder, name), 'utf8');
    return sendText(reply, type, await content);
  });
}

const sendText = (reply: FastifyReply, type: string, text: string): FastifyReply =>
  reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(text);
