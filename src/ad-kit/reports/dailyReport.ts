import { grouped } from '../grouped';
import { type DateOrder, dateOrderOf, isRange, readDay } from './reportDates';
import { campaignsOf, currenciesOf, isSameName, mostCampaigns, resultKindsOf } from './reportFacts';
import type { ReportCampaign, ReportResultKind } from './reportFacts';
import { figureFields } from './reportFigures';
import { addUpDays, type DailyReportRow, type ReadLine, readLine, type ReportColumns } from './reportRows';
import { maxReportRows, readReportTable, type ReportLine, type ReportTable } from './reportTable';
import { decimalSignOf, shorten } from './reportValues';
import { findColumns, type FoundColumns, isPeriodStart, isResults, longestCell } from './reportWords';
import { reportFields, type ReportField } from './reportWords';

/** What a person answered about a file. What is left out is found out, or asked for. */
export type ReportChoices = {
  /** Which column holds what, counted from 0; `null` for none. */
  columns?: Partial<Record<ReportField, number | null>>;
  /** One of the file's campaigns. */
  campaign?: string | undefined;
  /** The kind of results that counts as conversions. */
  resultKind?: string | undefined;
  dateOrder?: DateOrder | undefined;
  /** What amounts are multiplied by; 1 takes them as they are. */
  rate?: number | undefined;
};

/** What has to be answered before the file can be brought in. */
type ReportQuestion = 'campaign' | 'result_kind' | 'date_order' | 'currency';

/** What a file is. */
export type ReportFile = {
  /** Its columns, in order, each with the first value that stands there. */
  headings: { name: string; sample: string }[];
  columns: ReportColumns;
  /** Empty where the file has no column for it. */
  campaigns: ReportCampaign[];
  /** The one that is brought in; `null` where none is named or one has to be chosen. */
  campaign: string | null;
  /** Kinds of results of that campaign; empty where the conversions are no results of several kinds. */
  resultKinds: ReportResultKind[];
  resultKind: string | null;
  /** How dates are read; `null` where they can be read one way only. */
  dateOrder: DateOrder | null;
  /** Whether the dates leave open how they are to be read. */
  isDateOrderOpen: boolean;
  /** Three capitals; `null` where the file names none. */
  currency: string | null;
  questions: ReportQuestion[];
};

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

/** What the product counts in. */
const accountCurrency = 'USD';

/**
 * Reads a platform's report as numbers by day.
 *
 * Columns are found by their headings, in any order; figures without one are left out. Rows of the same day of the
 * campaign that is chosen are added up. Separator, decimal sign and the order of dates are found out from the file;
 * what cannot be is asked for. The time it takes grows with the length of the text and no faster. Does not throw.
 */
export function readDailyReport(text: string, { today, campaignName, choices = {} }: ReportOptions): DailyReport {
  const table = readReportTable(text);
  if ('problem' in table) return { rows: [], problem: table.problem, file: null };
  const found = findColumns(table.headings);
  const columns = columnsOf(found, choices, table.headings.length);
  const data = withoutTotals(table.lines, found.campaign ?? columns.campaign);
  const problem = problemOf(table, found, columns, data);
  const fields = figureFields.filter((field) => columns[field] !== undefined);
  const cellsOf = (indexes: (number | undefined)[]) =>
    data.flatMap(({ cells }) => indexes.map((index) => cells[index ?? -1] ?? '')).filter(isShort);
  const headings = headingsOf(table.headings, data);
  if (problem !== null) return { rows: [], problem, file: { ...nothingKnown, headings, columns } };
  const decimal = decimalSignOf(cellsOf(fields.map((field) => columns[field])), table.separator === ';' ? ',' : '.');
  const kind = isResults(table.headings[columns.conversions ?? -1] ?? '') ? found.resultKind : undefined;
  const lines = data.map((line) => readLine(line, { columns, kind, fields, decimal }));
  const campaigns = columns.campaign === undefined ? [] : campaignsOf(lines, fields, campaignName);
  if (!campaigns) return { rows: [], problem: tooManyCampaigns, file: { ...nothingKnown, headings, columns } };
  const campaign = campaignToRead(campaigns, campaignName, choices.campaign);
  const chosen = lines.filter((line) => campaigns.length === 0 || line.campaign === campaign);
  const resultKinds = resultKindsOf(chosen);
  const resultKind = kindToCount(resultKinds, choices.resultKind);
  const currencies = currenciesOf(chosen, { headings: table.headings, columns, currency: found.currency });
  const dateOrder = dateOrderOf(cellsOf([columns.date]));
  const file: ReportFile = {
    headings,
    columns,
    campaigns,
    campaign,
    resultKinds,
    resultKind: resultKind?.name ?? null,
    dateOrder: dateOrder === undefined ? (choices.dateOrder ?? null) : dateOrder,
    isDateOrderOpen: dateOrder === undefined,
    currency: currencies[0] ?? null,
    questions: [],
  };
  if (currencies.length > 1) return { rows: [], problem: severalCurrencies(currencies), file };
  file.questions = questionsOf(file, choices);
  if (file.questions.length > 0) return { rows: [], problem: null, file };
  const counted = resultKinds.length > 1 ? chosen.map((line) => onlyOf(line, file.resultKind)) : chosen;
  const order = file.dateOrder ?? 'month_first';
  return {
    rows: addUpDays(counted, { columns, fields, order, today, rate: choices.rate ?? 1 }),
    problem: null,
    file,
  };
}

const nothingKnown: ReportFile = {
  headings: [],
  columns: {},
  campaigns: [],
  campaign: null,
  resultKinds: [],
  resultKind: null,
  dateOrder: null,
  isDateOrderOpen: false,
  currency: null,
  questions: [],
};

/** What is chosen by hand goes before what the headings say. A column that the file lacks counts as none. */
function columnsOf(found: FoundColumns, { columns: chosen = {} }: ReportChoices, count: number): ReportColumns {
  const columns: ReportColumns = {};
  for (const field of reportFields) {
    const choice = chosen[field];
    const index = choice === undefined ? found[field] : (choice ?? undefined);
    if (index !== undefined && index >= 0 && index < count) columns[field] = index;
  }
  return columns;
}

function headingsOf(headings: readonly string[], data: readonly ReportLine[]): ReportFile['headings'] {
  const early = data.slice(0, 50);
  return headings.map((name, index) => ({
    name: shorten(name, longestCell),
    sample: shorten(early.map(({ cells }) => cells[index] ?? '').find((cell) => cell !== '') ?? '', 60),
  }));
}

const noDays = 'This report has no daily breakdown. Break it down by day and export it again.';

const tooManyCampaigns = `The file has over ${mostCampaigns} campaigns. Filter the report and export it again.`;

const severalCurrencies = (currencies: readonly string[]) =>
  `The rows are in ${currencies.slice(0, 3).join(' and ')}. Export one currency at a time.`;

/** Why the file as a whole cannot be read with these columns. */
function problemOf({ headings }: ReportTable, found: FoundColumns, columns: ReportColumns, data: ReportLine[]) {
  const { date } = columns;
  const hasFigures = figureFields.some((field) => columns[field] !== undefined);
  if (date === undefined)
    return hasFigures && found.date === undefined && !hasDates(data[0]) ? noDays : 'Choose the date column.';
  if (!hasFigures) {
    return headings.length > 1
      ? 'We couldn’t find a column with numbers. Choose at least one.'
      : 'We couldn’t find a column with numbers. Name the columns date, impressions, clicks, conversions, spend, and revenue.';
  }
  if (data.length === 0) return 'The file has no rows below its header row.';
  if (data.length > maxReportRows) {
    return `The file has ${grouped(data.length)} rows; at most ${grouped(maxReportRows)} can be imported at once.`;
  }
  const end = isPeriodStart(headings[date] ?? '') ? found.periodEnd : undefined;
  const spansDays = ({ cells }: ReportLine) => end !== undefined && (cells[end] ?? '') !== (cells[date] ?? '');
  const isRanges = ({ cells }: ReportLine) => isShort(cells[date] ?? '') && isRange(cells[date] ?? '');
  return data.some((line) => spansDays(line) || isRanges(line)) ? noDays : null;
}

/** Whether some column might be the one with the date. */
const hasDates = (line: ReportLine | undefined): boolean =>
  line?.cells.some((cell) => isShort(cell) && 'value' in readDay(cell, '9998-12-31', 'day_first')) ?? false;

const isShort = (cell: string): boolean => cell.length <= longestCell;

/**
 * Google's exports end with rows such as "Total: Account", Meta's with one that has no campaign, Microsoft's with a
 * notice. A campaign may be called "Total Wine", hence the colon.
 */
function withoutTotals(lines: readonly ReportLine[], campaign: number | undefined): ReportLine[] {
  const isNamed = ({ cells }: ReportLine) => campaign !== undefined && (cells[campaign] ?? '') !== '';
  const hasNames = lines.some(isNamed);
  return lines.filter((line) => !startsAsTotal(line.cells[0] ?? '') && (!hasNames || isNamed(line)));
}

const startsAsTotal = (cell: string): boolean =>
  /^((grand |gesamt)?total|gesamt|insgesamt|summe) ?(:|$)/i.test(cell) || cell.startsWith('©');

function campaignToRead(campaigns: readonly ReportCampaign[], name: string, choice: string | undefined): string | null {
  const [first] = campaigns;
  if (choice !== undefined) return campaigns.find((campaign) => campaign.name === choice)?.name ?? null;
  return first && (campaigns.length === 1 || isSameName(first.name, name)) ? first.name : null;
}

/** The kind that was chosen, else the only one. */
function kindToCount(kinds: readonly ReportResultKind[], choice: string | undefined): ReportResultKind | undefined {
  if (choice !== undefined) return kinds.find(({ name }) => name === choice);
  return kinds.length === 1 ? kinds[0] : undefined;
}

function questionsOf(file: ReportFile, choices: ReportChoices): ReportQuestion[] {
  const isForeign = file.currency !== null && file.currency !== accountCurrency;
  return [
    ...(file.campaigns.length > 0 && file.campaign === null ? ['campaign' as const] : []),
    ...(file.resultKinds.length > 0 && file.resultKind === null ? ['result_kind' as const] : []),
    ...(file.isDateOrderOpen && file.dateOrder === null ? ['date_order' as const] : []),
    ...(isForeign && choices.rate === undefined ? ['currency' as const] : []),
  ];
}

/** A line whose results are of another kind has no conversions. */
const onlyOf = (line: ReadLine, kind: string | null): ReadLine =>
  line.kind === kind ? line : { ...line, figures: { ...line.figures, conversions: 0 } };
