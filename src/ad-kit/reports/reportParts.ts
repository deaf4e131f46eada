import Papa from 'papaparse';
import { grouped } from '../grouped';
import { utmCampaignOf } from './adMarks';
import { noCampaigns } from './dailyReport';
import { readDay } from './reportDates';
import { closeReport, type OpenReport, openReport, type ReportChoices, type ReportFile } from './reportFile';
import { type ReadLine, longestName } from './reportRows';
import { maxReportRows } from './reportTable';
import { longestCell, sourceLineHeading } from './reportWords';

/** A part of a file that is small enough to be sent at once. All rows of a campaign's day are in one. */
export type ReportPart = {
  /** A CSV with English headings; its cells are as the file writes them. */
  csv: string;
  /** Names of its campaigns, as the file writes them. */
  campaigns: string[];
  rows: number;
};

export type ReportInParts = {
  /** Empty while questions are open. */
  parts: ReportPart[];
  /** How the cells of all parts are to be read. */
  reading: Pick<ReportChoices, 'dateOrder' | 'decimalSign' | 'rate'>;
  /** Why nothing can be brought in; `null` if something can. */
  problem: string | null;
  /** `null` where the text is no table at all. */
  file: ReportFile | null;
};

/** A file with more data rows than this is refused as a whole. */
export const maxFileRows = 200_000;

/**
 * Of a file that one request can't take: others that use the product are answered between two parts. With the embedded
 * database another account waits for 350 ms at most; with 2,000 rows it was 520, and the import no faster.
 */
const rowsOfPart = 1_500;

/** All campaigns of a part may be new ones. */
const mostCampaignsOfPart = 50;

/** Characters of a part's rows. */
const mostCharacters = 800_000;

type Options = {
  /** A day in UTC. */
  today: string;
  choices?: ReportChoices;
};

/**
 * Reads a report of up to 200,000 rows and divides it into parts, campaign by campaign and day by day. What can only be
 * known of the whole file (its columns, decimal sign, order of dates, what counts as a conversion, which rows are totals)
 * is found out first, so that each part gives the numbers that the whole would give. Does not throw.
 */
export function readReportInParts(text: string, { today, choices = {} }: Options): ReportInParts {
  const opened = openReport(text, choices, '', maxFileRows);
  if ('problem' in opened) return { parts: [], reading: {}, ...opened };
  const { lines, campaigns, decimal: decimalSign } = opened;
  const { file, problem } = closeReport(opened, lines, choices, today);
  const reading = { dateOrder: file.dateOrder ?? undefined, decimalSign, rate: choices.rate ?? 1 };
  const unread = (why: string | null): ReportInParts => ({ parts: [], reading, problem: why, file });
  if (campaigns.length === 0) return unread(noCampaigns);
  if (problem !== null || file.questions.length > 0) return unread(problem);
  const parts = partsOf(opened, file, today);
  return 'problem' in parts ? unread(parts.problem) : { parts, reading, problem, file };
}

/** The rows of a campaign's day, or one whose day can't be read. */
type Group = { rows: string[][]; characters: number };

function partsOf(opened: OpenReport, file: ReportFile, today: string): ReportPart[] | { problem: string } {
  const headings = headingsFor(opened);
  const parts: ReportPart[] = [];
  let part: string[][] = [];
  let names = new Set<string>();
  let characters = 0;
  const close = () => {
    if (part.length === 0) return;
    parts.push({ csv: Papa.unparse([headings, ...part]), campaigns: [...names], rows: part.length });
    part = [];
    names = new Set();
    characters = 0;
  };
  const mostRows = opened.lines.length > maxReportRows ? rowsOfPart : maxReportRows;
  const isFull = (group: Group) =>
    part.length > 0 && (part.length + group.rows.length > mostRows || characters + group.characters > mostCharacters);
  for (const [name, groups] of groupsOf(opened, file, today)) {
    const whole = {
      rows: groups.flatMap(({ rows }) => rows),
      characters: groups.reduce((sum, one) => sum + one.characters, 0),
    };
    if (isFull(whole) || names.size === mostCampaignsOfPart) close();
    for (const group of groups) {
      if (isFull(group)) close();
      if (group.rows.length > maxReportRows || group.characters > mostCharacters)
        return { problem: tooMuchOfDay(name) };
      part.push(...group.rows);
      characters += group.characters;
      names.add(name);
    }
  }
  close();
  return parts;
}

const tooMuchOfDay = (campaign: string): string =>
  `One day of “${campaign}” has over ${grouped(maxReportRows)} rows. Use fewer breakdowns and export it again.`;

/** Each campaign's rows by day, campaigns in the order of the file's facts, the oldest day first. */
function groupsOf(opened: OpenReport, file: ReportFile, today: string): [name: string, groups: Group[]][] {
  const kind = file.resultKinds.length > 1 ? file.resultKind : null;
  const linesOf = new Map<string, ReadLine[]>(opened.campaigns.map(({ name }) => [name, []]));
  for (const line of opened.lines) linesOf.get(line.campaign)?.push(line);
  return [...linesOf].map(([name, lines]) => {
    const values = new Set(
      lines.map(({ cells }) => utmCampaignOf(cells, opened.found)).filter((value) => value !== ''),
    );
    const [utmCampaign = '', ...others] = values;
    const byDay = new Map<string, Group>();
    for (const line of lines) {
      const row = rowOf(line, opened, kind, others.length === 0 ? utmCampaign : '');
      const key = dayKey(line, opened, file, today);
      const group = byDay.get(key) ?? { rows: [], characters: 0 };
      group.rows.push(row);
      // A cell may be quoted, and has a comma behind it.
      group.characters += row.reduce((sum, cell) => sum + cell.length + 3, 0);
      byDay.set(key, group);
    }
    return [name, [...byDay].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group)];
  });
}

/** Rows of one day have the same; those whose day can't be read come last. */
function dayKey(line: ReadLine, { columns }: OpenReport, file: ReportFile, today: string): string {
  const text = line.cells[columns.date ?? -1] ?? '';
  const day = text.length > longestCell ? undefined : readDay(text, today, file.dateOrder ?? 'month_first');
  return day && 'value' in day ? day.value : `unreadable ${line.line}`;
}

/** Figures are called as their columns are in English. */
const headingsFor = ({ fields }: OpenReport): string[] => [
  ...['date', 'campaign', ...fields],
  ...['ad name', 'ad group', 'utm content', 'utm campaign', sourceLineHeading],
];

/**
 * What of a row is needed to read it by itself. `kind` are the results that count, `null` for all. Cells that are too long
 * stay so, and no longer than that takes.
 */
function rowOf(line: ReadLine, { columns, fields }: OpenReport, kind: string | null, utmCampaign: string): string[] {
  const cell = (index: number | undefined, longest = longestCell) =>
    (line.cells[index ?? -1] ?? '').slice(0, longest + 1);
  const isOfKind = kind === null || line.kind === kind;
  return [
    cell(columns.date),
    cell(columns.campaign, longestName),
    ...fields.map((field) => (field === 'conversions' && !isOfKind ? '0' : cell(columns[field]))),
    ...[line.ad?.name ?? '', line.ad?.group ?? '', line.ad?.content ?? '', utmCampaign, String(line.line)],
  ];
}
