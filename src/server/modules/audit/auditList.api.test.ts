import type { WireTypes } from '../../contract/handlers';
import { createSandboxPayments } from '../../providers/sandbox/sandboxPayments';
import { addApiKey, addTeam, inTeam, signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';
import { createSandboxStore } from '../billing/sandboxStore.repository';

const server = useTestServer({
  config: { defaultPlan: 'business' },
  payments: ({ db }, clock) => createSandboxPayments({ store: createSandboxStore(db), clock }),
});

type Entry = WireTypes['AuditEntry'];

const call = (token: string, method: string, path: string, body?: object) => server.call(method, path, { token, body });
const list = async (token: string, query = '', teamId?: string): Promise<Entry[]> =>
  (await call(token, 'GET', inTeam(`/audit-log${query}`, teamId))).json<Entry[]>();

describe('a list', () => {
  it('is filtered by kind, name and day, and comes in pages', async () => {
    const { token } = await signUp(server);
    await addApiKey(server, token, { name: '100% sales' });
    server.clock.set('2026-11-19T23:59:59.999Z');
    await addApiKey(server, token, { name: 'Dashboard' });
    const names = async (query: string) => (await list(token, query)).map(({ subject: { name } }) => name);
    expect(await names('?kind=access')).toEqual(['Dashboard', '100% sales']);
    expect(await names('?search=0%25')).toEqual(['100% sales']);
    expect(await names('?search=%20okafor%20&kind=sign_in')).toEqual(['']);
    expect(await names('?from=2026-11-19')).toEqual(['Dashboard']);
    expect(await names('?to=2026-11-18&kind=access')).toEqual(['100% sales']);
    expect(await names('?from=2026-11-19&to=2026-11-19')).toEqual(['Dashboard']);
    expect(await names('?from=0001-01-01&to=9999-12-31')).toHaveLength(3);
    const second = await call(token, 'GET', '/audit-log?limit=1&offset=1');
    expect(second.headers['x-total-count']).toBe('3');
    expect(second.json<Entry[]>()[0]?.subject.name).toBe('100% sales');
    expect((await call(token, 'GET', '/audit-log?kind=other')).statusCode).toBe(422);
  });

  it('is downloaded as CSV that no spreadsheet runs', async () => {
    const { token } = await signUp(server);
    const { key } = await addApiKey(server, token, { name: '=1+1' });
    const file = await call(token, 'GET', '/audit-log/csv?kind=access');
    expect(file.headers['content-disposition']).toBe('attachment; filename="audit-log.csv"');
    expect(file.body.split('\r\n')).toEqual([
      '\uFEFF"Time","Person","API key","Key prefix","Address","Action","What","Detail"',
      `"2026-11-18T10:00:00.000Z","Mara Okafor",,,"127.0.0.1","key created","'=1+1","campaigns:read"`,
      '',
    ]);
    expect(key.name).toBe('=1+1');
  });

  it('is part of the account’s export, of its own workspace', async () => {
    const { token } = await signUp(server);
    await addTeam(server, token);
    const { audit_log: kept } = (await call(token, 'GET', '/auth/export')).json<WireTypes['AccountExport']>();
    expect(kept.map(({ action }) => action)).toEqual(['account_created']);
  });
});
