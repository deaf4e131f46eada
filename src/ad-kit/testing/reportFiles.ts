/**
 * Reports as platforms export them: their lines above the heading and totals below, their headings, numbers and dates.
 * The campaigns and the numbers are made up.
 */
const lines = (...all: string[]): string => all.join('\r\n');

/** Google Ads: two campaigns, conversions credited in parts, missing values and three kinds of totals. */
export const googleSearchReport = lines(
  'Campaign report',
  '"November 1, 2026 - November 3, 2026"',
  'Campaign status,Campaign,Day,Currency code,Campaign type,Clicks,Impr.,CTR,Avg. CPC,Cost,Conversions,Conv. value,Conv. rate',
  'Enabled,Spring Sale,2026-11-01,USD,Search,112,"2,418",4.63%,1.02,114.24,3.33,266.40,2.97%',
  'Enabled,Brand,2026-11-01,USD,Search,61,402,15.17%,0.31,18.91,9.50,712.5,15.57%',
  'Enabled,Spring Sale,2026-11-02,USD,Search,98,"2,105",4.66%,1.08,105.84,2.17,173.60,2.21%',
  'Enabled,Brand,2026-11-02,USD,Search,55,377,14.59%,0.33,18.15,8.00,600,14.55%',
  'Enabled,Spring Sale,2026-11-03,USD,Search,0,12,0.00%, --,0.00,0.00,0.00, --',
  'Total: Account, --, --,USD, --,326,"5,314",6.13%,0.79,257.14,23.00,"1,752.50",7.06%',
  'Total: Campaigns, --, --,USD, --,326,"5,314",6.13%,0.79,257.14,23.00,"1,752.50",7.06%',
  'Total: Search, --, --,USD, --,326,"5,314",6.13%,0.79,257.14,23.00,"1,752.50",7.06%',
);

/** Meta: two ad sets a day, results of two kinds, and a row for all without a campaign. */
export const metaAdSetsReport = `\uFEFF${lines(
  'Campaign name,Ad set name,Day,Delivery,Result indicator,Results,Reach,Impressions,Link clicks,Clicks (all),Amount spent (USD),Reporting starts,Reporting ends',
  ',,,,,,18211,20480,301,512,151.4,2026-11-01,2026-11-02',
  'Spring Sale,Lookalike,2026-11-01,active,actions:offsite_conversion.fb_pixel_purchase,4,5210,6102,88,140,52.31,2026-11-01,2026-11-01',
  'Spring Sale,Followers,2026-11-01,active,profile_visit_view,31,3188,3904,60,121,21.07,2026-11-01,2026-11-01',
  'Spring Sale,Lookalike,2026-11-02,active,actions:offsite_conversion.fb_pixel_purchase,6,5904,6810,97,151,55.9,2026-11-02,2026-11-02',
  'Spring Sale,Followers,2026-11-02,active,profile_visit_view,27,3041,3664,56,100,22.12,2026-11-02,2026-11-02',
)}`;

/** LinkedIn: lines above the heading, dates in the American way, spend with many decimals. */
export const linkedinReport = [
  'Ad Performance Report (in UTC)',
  '"Report Start: November 13, 2026, 12:00 AM"',
  '"Report End: November 15, 2026, 11:59 PM"',
  '"Date Generated: November 16, 2026, 9:02 AM"',
  '',
  'Start Date (in UTC)\tAccount Name\tCurrency\tCampaign Name\tCampaign Type\tCampaign Start Date\tTotal Spent\tImpressions\tClicks\tConversions\tTotal Conversion Value',
  '11/13/2026\tNorthfold\tUSD\tSpring  sale\tSponsored Update\t11/01/2026\t81.4537\t3102\t27\t1\t240.0',
  '11/13/2026\tNorthfold\tUSD\tSpring  sale\tSponsored Update\t11/01/2026\t12.0813\t655\t4\t0\t0.0',
  '11/14/2026\tNorthfold\tUSD\tSpring  sale\tSponsored Update\t11/01/2026\t77.115\t2977\t25\t2\t480.0',
].join('\n');

/** Microsoft Advertising: notes above the heading and a notice below, dates that leave the order open. */
export const microsoftReport = lines(
  '"Report Name: Campaign performance"',
  '"Report Time: 11/1/2026 - 11/2/2026"',
  '"Time Zone: (GMT-08:00) Pacific Time"',
  '"Last Completed Available Day: 11/3/2026 11:40:00 PM (GMT)"',
  '"Potential Incomplete Data: false"',
  '"Rows: 2"',
  '',
  'Gregorian date,Account name,Campaign name,Currency code,Impressions,Clicks,CTR,Average CPC,Spend,Conversions,Revenue',
  '11/1/2026,Northfold,Spring Sale,USD,"1,204",31,2.57%,0.88,27.28,2,158.00',
  '11/2/2026,Northfold,Spring Sale,USD,"1,377",40,2.90%,0.85,34.00,3,237.00',
  '"©2026 Microsoft Corporation. All rights reserved. "',
);

/** Google Ads in German, as a spreadsheet keeps it: semicolons, decimal commas, euros. */
export const germanGoogleReport = lines(
  'Kampagnenbericht',
  '1. November 2026 - 2. November 2026',
  'Kampagne;Tag;Währungscode;Klicks;Impressionen;CTR;Kosten;Conversions;Conv.-Wert',
  'Spring Sale;01.11.2026;EUR;1.112;24.180;4,60 %;1.234,56;33,25;2.660,00',
  'Spring Sale;02.11.2026;EUR;980;21.050;4,66 %;1.058,40;21,5;1.720,5',
  'Gesamt: Konto; --; --;EUR;2.092;45.230;4,63 %;2.292,96;54,75;4.380,50',
);

/** Meta in French: semicolons, decimal commas, narrow blanks between thousands, dates as words, no revenue. */
export const frenchMetaReport = lines(
  'Nom de la campagne;Jour;Indicateur de résultats;Résultats;Couverture;Impressions;Clics sur un lien;Montant dépensé (EUR)',
  'Soldes de printemps;1 nov. 2026;actions:lead;3;9\u202F120;12\u202F480;201;95,5',
  'Soldes de printemps;2 nov. 2026;actions:lead;5;9\u202F480;13\u202F002;214;102,75',
);
