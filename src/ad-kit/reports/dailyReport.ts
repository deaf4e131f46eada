import { utmCampaignOf } from './adMarks';
import type { ReportCampaign } from './reportFacts';
import { isSameName } from './reportFacts';
import { closeReport, openReport, type ReportChoices, type ReportFile } from './reportFile';
import type { DailyReportRow, ReadLine } from './reportRows';

export type DailyReport = {
  /** One for each day, and one for each line whose day cannot be read. Empty while questions are open. */
  rows: DailyReportRow[];
  /** Why nothing can be brought in; `null` if something can. */
  problem: string | null;
  /** `null` where the text is no table at all; else there even with a problem, which other columns may mend. */
  file: ReportFile | null;
};

export type ReportOptions = {
  /** A day in UTC. */
  today: string;
  /** The campaign that the numbers are for. */
  campaignName: string;
  choices?: ReportChoices;
};

/**
 * Reads a platform's report as numbers by day of one campaign.
 *
 * Columns are found by their headings, in any order; figures without one are left out. Rows of the same day of the
 * campaign that is chosen are added up. Separator, decimal sign and the order of dates are found out from the file;
 * what cannot be is asked for. The time it takes grows with the length of the text and no faster. Does not throw.
 */
export function readDailyReport(text: string, { today, campaignName, choices = {} }: ReportOptions): DailyReport {
  const opened = openReport(text, choices, campaignName);
  if ('problem' in opened) return { rows: [], ...opened };
  const { lines, campaigns } = opened;
  const campaign = campaignToRead(campaigns, campaignName, choices.campaign);
  const chosen = lines.filter((line) => campaigns.length === 0 || line.campaign === campaign);
  const { file, problem, rowsOf } = closeReport(opened, chosen, choices, today);
  if (campaigns.length > 0 && campaign === null) file.questions.unshift('campaign');
  const isReady = problem === null && file.questions.length === 0;
  return { rows: isReady ? rowsOf(chosen) : [], problem, file: { ...file, campaign } };
}

/** The days of one campaign of a file. */
export type CampaignReport = {
  /** As the file writes it. */
  name: string;
  /** The `utm_campaign` of its rows' addresses; '' where they have none, or not the same. */
  utmCampaign: string;
  rows: DailyReportRow[];
};

export type CampaignReports = {
  /** One for each campaign of the file, in its order there. Empty while questions are open. */
  reports: CampaignReport[];
  problem: string | null;
  file: ReportFile | null;
};

/**
 * Reads a platform's report as numbers by day of each of its campaigns. What is found out, asked and refused is as for
 * one campaign, over all lines of the file. Does not throw.
 */
export function readCampaignReports(
  text: string,
  { today, choices = {} }: Omit<ReportOptions, 'campaignName'>,
): CampaignReports {
  const opened = openReport(text, choices, '');
  if ('problem' in opened) return { reports: [], ...opened };
  const { lines, campaigns } = opened;
  const { file, problem, rowsOf } = closeReport(opened, lines, choices, today);
  if (campaigns.length === 0) return { reports: [], problem: noCampaigns, file };
  if (problem !== null || file.questions.length > 0) return { reports: [], problem, file };
  const linesOf = new Map<string, ReadLine[]>(campaigns.map(({ name }) => [name, []]));
  for (const line of lines) linesOf.get(line.campaign)?.push(line);
  const reports = [...linesOf].map(([name, ofOne]) => {
    const values = new Set(
      ofOne.map(({ cells }) => utmCampaignOf(cells, opened.found)).filter((value) => value !== ''),
    );
    const [utmCampaign = '', ...others] = values;
    return { name, utmCampaign: others.length === 0 ? utmCampaign : '', rows: rowsOf(ofOne) };
  });
  return { reports, problem, file };
}

export const noCampaigns =
  'This file doesn’t name its campaigns. Choose the column that does, or import it on its campaign’s page.';

function campaignToRead(campaigns: readonly ReportCampaign[], name: string, choice: string | undefined): string | null {
  const [first] = campaigns;
  if (choice !== undefined) return campaigns.find((campaign) => campaign.name === choice)?.name ?? null;
  return first && (campaigns.length === 1 || isSameName(first.name, name)) ? first.name : null;
}
