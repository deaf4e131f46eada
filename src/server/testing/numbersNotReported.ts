import type { WireTypes } from '../contract/handlers';
import { addCampaign, signUp } from './builders';
import { useTestServer } from './testServer';

/** A server whose campaigns get numbers that don't say all, for the tests of a file. */
export function useNumbers() {
  const server = useTestServer({ config: { defaultPlan: 'enterprise' } });

  const read = async <Answer>(token: string, path: string) => {
    const answer = await server.call('GET', path, { token });
    expect(answer.statusCode).toBe(200);
    return answer.json<Answer>();
  };

  const record = (token: string, id: string, days: WireTypes['DailyMetricsChange'][]) =>
    server.call('PUT', `/campaigns/${id}/metrics`, { token, body: days });

  async function imported(token: string, id: string, csv: string, dry_run = false) {
    const answer = await server.call('POST', `/campaigns/${id}/metrics/import`, { token, body: { csv, dry_run } });
    expect(answer.statusCode).toBe(200);
    return answer.json<WireTypes['MetricsImportReport']>();
  }

  const takeBackNewest = async (token: string) => {
    const [newest] = await read<WireTypes['PastImport'][]>(token, '/reports/imports');
    const answer = await server.call('POST', `/reports/imports/${newest?.id}/take-back`, { token });
    expect(answer.statusCode).toBe(200);
  };

  async function start() {
    const { token } = await signUp(server);
    const { id } = await addCampaign(server, token, { name: 'Brand', platform: 'google' });
    return { token, id };
  }
  const unreported = { conversions: null, revenue: null, conversion_rate: null, cpa: null, roas: null };

  return { server, read, record, imported, takeBackNewest, start, unreported };
}
