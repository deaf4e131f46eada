import { platformOfReport } from './reportPlatform';

it.each([
  ['google', 'Day,Campaign,Currency code,Impr.,Clicks,Avg. CPC,Cost,Conversions,Conv. value'],
  ['google', 'Tag,Kampagne,Impressionen,Klicks,Durchschn. CPC,Kosten,Conv.-Wert'],
  ['facebook', 'Campaign name,Day,Amount spent (USD),Impressions,Link clicks,Results,Reporting starts'],
  ['facebook', 'Nom de la campagne,Jour,Montant dépensé (EUR),Début des rapports'],
  ['linkedin', 'Start Date (in UTC),Account Name,Campaign Name,Total Spent,Impressions,Clicks'],
  [undefined, 'date,campaign,spend,impressions,clicks'],
  [undefined, 'date,campaign,cost / conv.,total spent'],
  [undefined, ''],
])('%s writes %s', (platform, headings) => {
  expect(platformOfReport(headings.split(','))).toBe(platform);
});
