import type { WireTypes } from '../contract/handlers';
import { addCampaign, signUp } from './builders';
import { useTestServer } from './testServer';

type Asked = Partial<WireTypes['ReportImport']>;

/** As Google Ads writes it: a title, the range, a total, and three campaigns. */
export const threeCampaigns = [
  'Campaign report',
  '"November 1, 2026 - November 3, 2026"',
  'Day,Campaign,Currency code,Impr.,Clicks,Cost,Conversions,Conv. value',
  '2026-11-01,Brand Search,USD,"1,000",50,25.50,2,80.00',
  '2026-11-02,Brand Search,USD,800,40,20.00,1,40.00',
  '2026-11-01,Retargeting,USD,500,10,60.00,0,0',
  '2026-11-03,Summer Sale,USD,200,5,4.25,1,12.00',
  'Total: Account,--,USD,"2,500",105,109.75,4,132.00',
].join('\n');

/** A server that imports reports of several campaigns, for the tests of a file. */
export function useReportImports() {
  const server = useTestServer({ config: { defaultPlan: 'enterprise' } });

  const send = (token: string, asked: Asked, path = '/reports/import') =>
    server.call('POST', path, { token, body: { csv: threeCampaigns, ...asked } });

  const imported = async (token: string, asked: Asked = {}) => {
    const answer = await send(token, asked);
    expect(answer.statusCode).toBe(200);
    return answer.json<WireTypes['ReportImportResult']>();
  };

  async function anAccount() {
    const { token } = await signUp(server);
    const brand = await addCampaign(server, token, { name: 'brand  search', platform: 'google' });
    const other = await addCampaign(server, token, { name: 'Win-back', platform: 'google' });
    return { token, brand, other };
  }

  return { server, send, imported, anAccount };
}
