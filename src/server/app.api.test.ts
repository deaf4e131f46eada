import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import { createLog } from './log';
import { aRegistration, signUp } from './testing/builders';
import { contract } from './testing/contractCheck';
import { useTestServer } from './testing/testServer';
import { waitUntil } from './testing/waitUntil';

const lines: string[] = [];
const log = createLog(
  'info',
  new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  }),
);
const server = useTestServer({ log });
beforeEach(() => {
  lines.length = 0;
});

describe('the log', () => {
  it('has one line for each call, with its request id', async () => {
    const answer = await server.call('GET', '/auth/me', { headers: { 'user-agent': 'test' } });
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        reqId: answer.headers['x-request-id'],
        method: 'GET',
        path: '/api/auth/me',
        status: 401,
        ms: expect.any(Number),
        msg: 'Answered.',
      }),
    ]);
  });

  it('has one line for a call whose client hangs up', async () => {
    const { token } = await signUp(server);
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    lines.length = 0;
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const head = `POST /api/campaigns HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n`;
    socket.write(`${head}Content-Type: application/json\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n`);
    await once(socket, 'data');
    socket.destroy();
    await waitUntil(() => lines.length > 0);
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ method: 'POST', path: '/api/campaigns', msg: 'The client hung up.' }),
    ]);
  });

  it('holds no address that lets somebody in by itself', async () => {
    await server.call('GET', '/shared-proofs/live-link-1/images/0190a000-0000-7000-8000-00000000beef');
    await server.call('GET', '/invitations/live-link-2');
    expect(lines.join('')).not.toContain('live-link');
    expect(lines.map((line) => (JSON.parse(line) as { path: string }).path)).toEqual([
      '/api/shared-proofs/:token/images/0190a000-0000-7000-8000-00000000beef',
      '/api/invitations/:token',
    ]);
  });

  it('holds no secrets', async () => {
    const { token, user } = await signUp(server, { password: 'very secret horse' });
    await server.call('POST', '/auth/login', { body: { email: user.email, password: 'another secret horse' } });
    await server.call('POST', '/auth/password-reset', { body: { email: user.email } });
    await server.call('GET', '/campaigns?search=private', { token });
    await server.database.run('alter table accounts rename to hidden');
    await server.call('POST', '/auth/register', { body: aRegistration({ password: 'third secret horse' }) });
    await server.database.run('alter table hidden rename to accounts');
    const all = lines.join('');
    expect(all).toContain('"status":500');
    for (const secret of ['secret horse', token, user.email, 'private', '$argon2']) expect(all).not.toContain(secret);
  });

  it('is quiet about probes', async () => {
    await server.call('GET', '/health');
    await server.call('GET', '/ready');
    expect(lines).toEqual([]);
  });

  it('tells a fault once', async () => {
    const { token } = await signUp(server);
    await server.database.run('alter table campaigns rename to hidden');
    await server.call('GET', '/campaigns', { token });
    await server.database.run('alter table hidden rename to campaigns');
    expect(lines.filter((line) => line.includes('A request failed.'))).toHaveLength(1);
  });
});

describe('headers', () => {
  it('keep browsers from doing anything with answers but reading them', async () => {
    const { headers } = await server.call('GET', '/health');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('compress long answers', async () => {
    const { token } = await signUp(server);
    await server.call('POST', '/campaigns/sample-data', { token });
    const answer = await server.app.inject({
      url: '/api/campaigns',
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br' },
    });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.rawPayload.length).toBeLessThan(3_000);
  });
});

describe('the contract', () => {
  it('is served as it is written', async () => {
    const answer = await server.app.inject('/api/openapi.yaml');
    expect(answer.headers['content-type']).toBe('application/yaml; charset=utf-8');
    expect(answer.body).toMatch(/^openapi: 3\.1\.0/);
  });

  it('can be read as a page without inline scripts', async () => {
    const page = await server.app.inject('/api/docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    for (const [, address] of page.body.matchAll(/(?:src|href)="([^"]+)"/g)) {
      if (address !== 'data:,') expect((await server.app.inject(String(address))).statusCode).toBe(200);
    }
    const script = await server.app.inject('/api/docs/reference.js');
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(script.body).toContain('createApiReference');
    expect((await server.app.inject('/api/docs/geist.woff2')).headers['content-type']).toBe('font/woff2');
  });

  it('is read with who may call each operation, and which scope a key needs', async () => {
    const read = (await server.app.inject('/api/docs/contract.json')).json<typeof contract>();
    const descriptionOf = (path: string, method: string) =>
      (read.paths[path]?.[method] as { description: string } | undefined)?.description.trim().split('\n').at(-1);
    expect(descriptionOf('/auth/login', 'post')).toBe('Anyone may call it, signed in or not.');
    expect(descriptionOf('/auth/me', 'get')).toBe('**Role:** whoever is signed in. **API key:** none may call it.');
    expect(descriptionOf('/campaigns', 'post')).toBe(
      '**Role:** editor of the workspace. **API key:** scope `campaigns:write`.',
    );
    expect(JSON.stringify(read)).not.toContain('Accepted and ignored.');
  });

  it('calls each of its parts by a name for people', async () => {
    const read = (await server.app.inject('/api/docs/contract.json')).json<{
      tags: { name: string; 'x-displayName'?: string }[];
    }>();
    expect(read.tags.filter((tag) => tag['x-displayName'] === undefined)).toEqual([]);
  });

  it('is tried without optional parameters until somebody switches them on', async () => {
    type Schema = { $ref?: string; default?: unknown; enum?: unknown[]; examples?: unknown[] };
    type Parameter = { name?: string; in?: string; required?: boolean; schema?: Schema; examples?: object };
    const read = (await server.app.inject('/api/docs/contract.json')).json<{
      paths: Record<string, Record<string, { parameters?: Parameter[] }>>;
      components: { parameters: Record<string, Parameter>; schemas: Record<string, Schema> };
    }>();
    const own = Object.values(read.paths).flatMap((operations) =>
      Object.values(operations).flatMap(({ parameters = [] }) => parameters),
    );
    const { parameters, schemas } = read.components;
    const all = [...own, ...Object.values(parameters)].filter(({ in: place }) => place === 'query');
    // What the reference would put into a call by itself.
    const isFilled = ({ schema = {} }: Parameter) => {
      const {
        default: value,
        enum: values,
        examples,
      } = { ...schemas[schema.$ref?.split('/').at(-1) ?? ''], ...schema };
      return (value ?? values ?? examples) !== undefined;
    };
    const filled = all.filter((parameter) => parameter.required !== true && isFilled(parameter));
    expect(filled.length).toBeGreaterThan(20);
    for (const { examples } of filled) expect(examples).toMatchObject({ default: { 'x-disabled': true } });
    expect(parameters.Limit?.examples).toEqual({ default: { value: 50, 'x-disabled': true } });
    expect(all.filter(({ required, examples }) => required === true && examples)).toEqual([]);
  });

  it('documents every error code, and the server uses every one', async () => {
    const documented = JSON.stringify(contract);
    const files = (await readdir('src/server', { recursive: true })).filter(
      (file) => file.endsWith('.ts') && !/\.test\.ts$|generated|testing|lib.refusal/.test(file),
    );
    const sources = (await Promise.all(files.map((file) => readFile(`src/server/${file}`, 'utf8')))).join('\n');
    const saidByFunctions = new Set(['not_found', 'validation_failed', 'role_required']);
    for (const code of contract.components.schemas.ErrorCode.enum) {
      expect(documented).toContain(`\`${code}\``);
      if (!saidByFunctions.has(code)) expect(sources).toMatch(new RegExp(`['(]${code}'`));
    }
  });
});
