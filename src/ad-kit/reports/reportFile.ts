import { grouped } from '../grouped';
import { listed } from '../listed';
import type { ChosenColumns } from './chosenColumns';
import { type DateOrder, dateOrderOf, isRange, readDay } from './reportDates';
import { campaignsOf, currenciesOf, mostCampaigns, resultKindsOf } from './reportFacts';
import type { ReportCampaign, ReportResultKind } from './reportFacts';
import { type FigureField, figureFields } from './reportFigures';
import { addUpDays, type DailyReportRow, type ReadLine, readLine, type ReportColumns } from './reportRows';
import { maxReportRows, readReportTable, type ReportLine, type ReportTable } from './reportTable';
import { type DecimalSign, decimalSignOf, shorten } from './reportValues';
import { findColumns, type FoundColumns, isPeriodStart, isResults, longestCell } from './reportWords';
import { reportFields } from './reportWords';

/** What a person answered about a file. What is left out is found out, or asked for. */
export type ReportChoices = {
  /** Counted from 0. */
  columns?: ChosenColumns;
  /** One of the file's campaigns. */
  campaign?: string | undefined;
  /** The kind of results that counts as conversions. */
  resultKind?: string | undefined;
  dateOrder?: DateOrder | undefined;
  decimalSign?: DecimalSign | undefined;
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

/** What the product counts in. */
const accountCurrency = 'USD';

/** A file whose columns are known and whose lines are read. */
export type OpenReport = {
  decimal: DecimalSign;
  table: ReportTable;
  found: FoundColumns;
  columns: ReportColumns;
  fields: FigureField[];
  headings: ReportFile['headings'];
  lines: ReadLine[];
  /** Empty where no column names them. */
  campaigns: ReportCampaign[];
};

type FailedReport = { problem: string; file: ReportFile | null };

/**
 * Finds the columns of a file and reads its lines; the campaign called `campaignName` comes first. A file of more than
 * `maxRows` rows is refused as a whole. Does not throw.
 */
export function openReport(
  text: string,
  choices: ReportChoices,
  campaignName: string,
  maxRows = maxReportRows,
): OpenReport | FailedReport {
  const read = readReportTable(text, maxRows);
  if ('problem' in read) return { problem: read.problem, file: null };
  const found = findColumns(read.headings);
  const table = withSourceLines(read, found.sourceLine);
  const columns = columnsOf(found, choices, table.headings.length);
  const data = withoutTotals(table.lines, found.campaign ?? columns.campaign);
  const problem = problemOf(table, { found, columns, data, maxRows });
  const fields = figureFields.filter((field) => columns[field] !== undefined);
  const headings = headingsOf(table.headings, data);
  const failed = (why: string): FailedReport => ({ problem: why, file: { ...nothingKnown(), headings, columns } });
  if (problem !== null) return failed(problem);
  const amounts = shortCells(
    data,
    fields.map((field) => columns[field]),
  );
  const decimal = choices.decimalSign ?? decimalSignOf(amounts, table.separator === ';' ? ',' : '.');
  const kind = isResults(table.headings[columns.conversions ?? -1] ?? '') ? found.resultKind : undefined;
  const adColumns = { ...found, ad: columns.ad };
  const lines = data.map((line) => readLine(line, { columns, adColumns, kind, fields, decimal }));
  const campaigns = columns.campaign === undefined ? [] : campaignsOf(lines, fields, campaignName);
  return campaigns ? { table, found, columns, fields, headings, lines, campaigns, decimal } : failed(tooManyCampaigns);
}

type ClosedReport = {
  file: ReportFile;
  problem: string | null;
  /** The days of some of the file's lines; only once nothing is open. */
  rowsOf: (lines: readonly ReadLine[]) => DailyReportRow[];
};

/** What the lines that count leave open, and how their days are read. */
export function closeReport(
  opened: OpenReport,
  counted: ReadLine[],
  choices: ReportChoices,
  today: string,
): ClosedReport {
  const { table, found, columns, fields, headings, lines, campaigns } = opened;
  const resultKinds = resultKindsOf(counted);
  const resultKind = kindToCount(resultKinds, choices.resultKind);
  const currencies = currenciesOf(counted, { headings: table.headings, columns, currency: found.currency });
  const dateOrder = dateOrderOf(shortCells(lines, [columns.date]));
  const file: ReportFile = {
    headings,
    columns,
    campaigns,
    campaign: null,
    resultKinds,
    resultKind: resultKind?.name ?? null,
    dateOrder: dateOrder === undefined ? (choices.dateOrder ?? null) : dateOrder,
    isDateOrderOpen: dateOrder === undefined,
    currency: currencies[0] ?? null,
    questions: [],
  };
  const isMixed = currencies.length > 1;
  if (!isMixed) file.questions = questionsOf(file, choices);
  const adding = { columns, fields, order: file.dateOrder ?? 'month_first', today, rate: choices.rate ?? 1 } as const;
  return {
    file,
    problem: isMixed ? severalCurrencies(currencies) : null,
    rowsOf: (some) =>
      addUpDays(resultKinds.length > 1 ? some.map((line) => onlyOf(line, file.resultKind)) : some, adding),
  };
}

const shortCells = (lines: readonly ReportLine[], indexes: readonly (number | undefined)[]): string[] =>
  lines.flatMap(({ cells }) => indexes.map((index) => cells[index ?? -1] ?? '')).filter(isShort);

const nothingKnown = (): ReportFile => ({
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
});

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

/** Rows of a part are called by their lines in the whole file. */
function withSourceLines(table: ReportTable, column: number | undefined): ReportTable {
  if (column === undefined) return table;
  const lineOf = (cell = ''): number | undefined => (/^\d{1,7}$/.test(cell) ? Number(cell) : undefined);
  return { ...table, lines: table.lines.map(({ line, cells }) => ({ line: lineOf(cells[column]) ?? line, cells })) };
}

const noDays = 'This report has no daily breakdown. Break it down by day and export it again.';

const tooManyCampaigns = `The file has over ${mostCampaigns} campaigns. Filter the report and export it again.`;

const severalCurrencies = (currencies: readonly string[]) =>
  `The rows are in ${listed(currencies.slice(0, 3))}. Export one currency at a time.`;

type OpenTable = { found: FoundColumns; columns: ReportColumns; data: ReportLine[]; maxRows: number };

/** Why the file as a whole cannot be read with these columns. */
function problemOf(table: ReportTable, { found, columns, data, maxRows }: OpenTable) {
  const { headings } = table;
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
  if (data.length > maxRows) {
    return `The file has ${grouped(data.length)} rows; at most ${grouped(maxRows)} can be imported at once.`;
  }
  const cutOff = cutOffLine(table, data);
  if (cutOff) return `The file is cut off at line ${cutOff.line}. Export it again.`;
  const end = isPeriodStart(headings[date] ?? '') ? found.periodEnd : undefined;
  const spansDays = ({ cells }: ReportLine) => end !== undefined && (cells[end] ?? '') !== (cells[date] ?? '');
  const isRanges = ({ cells }: ReportLine) => isShort(cells[date] ?? '') && isRange(cells[date] ?? '');
  return data.some((line) => spansDays(line) || isRanges(line)) ? noDays : null;
}

/**
 * The last row, where a file that was not written to its end breaks off: its last number may lack digits, and nobody
 * knows what else is missing. A file that leaves empty cells away elsewhere too is written like that.
 */
function cutOffLine({ lines, isEnded }: ReportTable, data: readonly ReportLine[]): ReportLine | undefined {
  const last = data.at(-1);
  if (isEnded || !last || data.length === 1 || last !== lines.at(-1)) return undefined;
  return data.every((line) => line === last || line.cells.length > last.cells.length) ? last : undefined;
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

/** The kind that was chosen, else the only one. */
function kindToCount(kinds: readonly ReportResultKind[], choice: string | undefined): ReportResultKind | undefined {
  if (choice !== undefined) return kinds.find(({ name }) => name === choice);
  return kinds.length === 1 ? kinds[0] : undefined;
}

function questionsOf(file: ReportFile, choices: ReportChoices): ReportQuestion[] {
  const isForeign = file.currency !== null && file.currency !== accountCurrency;
  return [
    ...(file.resultKinds.length > 0 && file.resultKind === null ? ['result_kind' as const] : []),
    ...(file.isDateOrderOpen && file.dateOrder === null ? ['date_order' as const] : []),
    ...(isForeign && choices.rate === undefined ? ['currency' as const] : []),
  ];
}

/** A line whose results are of another kind has no conversions. */
const onlyOf = (line: ReadLine, kind: string | null): ReadLine =>
  line.kind === kind ? line : { ...line, figures: { ...line.figures, conversions: 0 } };
