import type { ReportPart } from '../../../ad-kit/reports/reportParts';
import { selectUser } from '../../api/authSlice';
import { bounds } from '../../api/bounds';
import {
  type ReportImport,
  type ReportImportCampaign,
  type ReportImportResult,
  type ReportTarget,
  metricsApi,
} from '../../api/metricsApi';
import { toProblem } from '../../api/problem';
import { readReportFile } from '../../domain/report-import/reportFile';
import { type ColumnMemory, findColumnMemory } from '../../domain/report-import/rememberedColumns';
import { reportChoicesOf, reportFileOf } from '../../domain/report-import/reportFileOf';
import { workspaceOf } from '../../domain/teams/teamsSlice';
import { todayInUtc } from '../../lib/dates';
import type { AppDispatch, RootState } from '../../redux/types';
import { campaignsOfParts, doublesIn, type PartReading, partRequest, targetsOfPart, withTotals } from './parts';
import { readInParts } from './readInParts';
import { effectiveOf } from './targets';

/** What was answered about a file, as it goes on the wire. */
export type Choices = Pick<ReportImport, 'columns' | 'result_kind' | 'date_order' | 'rate' | 'new_days' | 'targets'>;

/** A file, what was answered about it, and what it would do. */
export type ChosenReport = {
  name: string;
  text: string;
  choices: Choices;
  /** What was remembered for its header row. */
  memory: ColumnMemory | null;
  reading: PartReading;
  parts: ReadPart[];
  report: Pick<ReportImportResult, 'file' | 'problem' | 'campaigns'>;
};

type FileToRead = Pick<ChosenReport, 'name' | 'text' | 'choices' | 'memory'>;

/** A part, and what it would do with its targets. */
export type ReadPart = ReportPart & { targets: string; campaignsRead: ReportImportCampaign[] };

/** How much of a file was looked at. */
export type ReadingProgress = { rows: number; of: number };

const ofFile = {
  characters: 50_000_000,
  tooLarge: 'This file is too large (max 50 MB). Split it by date and import each part.',
};

export type ReportReading = {
  /** `undefined` without a file, and until it is looked at. */
  chosen: ChosenReport | undefined;
  /** Why the file can't be read, or the answer not be taken. */
  problem: string | undefined;
  /** How far it is looked at; `undefined` while nothing is. */
  progress: ReadingProgress | undefined;
};

const nothingRead: ReportReading = { chosen: undefined, problem: undefined, progress: undefined };

/**
 * Reads a report of several campaigns, and previews what it would do with the answers given so far, again after each
 * change and without storing anything. Only the last wish counts. It goes on while other pages are open, so it belongs
 * to no component; and it ends with the session.
 */
export function createReportReader(dispatch: AppDispatch) {
  let state = nothingRead;
  const listeners = new Set<() => void>();
  const change = (changed: Partial<ReportReading>) => {
    state = { ...state, ...changed };
    for (const listener of listeners) listener();
  };
  // A slow answer must not replace what was asked for after it.
  let latest: AbortController | undefined;
  let asked = dispatch(whoAsks);

  const begin = (changed: Partial<ReportReading>) => {
    latest?.abort();
    latest = new AbortController();
    asked = dispatch(whoAsks);
    change({ ...changed, problem: undefined, progress: { rows: 0, of: 0 } });
    return latest.signal;
  };

  const clear = () => {
    latest?.abort();
    change(nothingRead);
  };

  const request = (reportImport: ReportImport) =>
    dispatch(metricsApi.endpoints.importReport.initiate({ ...asked.workspace, reportImport }, { track: false }));

  /** What parts would do; of those whose targets stay as they are, what was read before. */
  const preview = async (
    { parts, reading }: Pick<ChosenReport, 'parts' | 'reading'>,
    targets: ReportTarget[],
    signal: AbortSignal,
  ): Promise<ReadPart[] | undefined> => {
    const of = parts.reduce((sum, { rows }) => sum + rows, 0);
    const read: ReadPart[] = [];
    let rows = 0;
    for (const part of parts) {
      const wanted = JSON.stringify(targetsOfPart(part, targets));
      if (wanted === part.targets) read.push(part);
      else {
        if (dispatch(whoAsks).userId !== asked.userId) clear();
        if (signal.aborted) return undefined;
        const { data, error } = await request({ ...partRequest(part, reading, targets), dry_run: true });
        if (signal.aborted) return undefined;
        if (!data) throw new Error(toProblem(error).detail);
        read.push({ ...part, targets: wanted, campaignsRead: data.campaigns });
      }
      rows += part.rows;
      change({ progress: { rows, of } });
    }
    return read;
  };

  const settle = async (file: ChosenReport, signal: AbortSignal): Promise<ChosenReport | undefined> => {
    const { targets = [] } = file.choices;
    const parts = await preview(file, targets, signal);
    if (!parts) return undefined;
    const all = campaignsOfParts(parts.flatMap(({ campaignsRead }) => campaignsRead));
    const campaigns = withTotals(all, file.report.file.campaigns);
    const settled = { ...file, parts, report: { ...file.report, campaigns } };
    const doubles = doublesIn(campaigns);
    if (doubles.length === 0) return settled;
    const others = targets.filter(({ campaign }) => !doubles.includes(campaign));
    const leftOut = doubles.map((campaign) => ({ campaign }));
    return settle({ ...settled, choices: { ...file.choices, targets: [...others, ...leftOut] } }, signal);
  };

  const read = async (file: FileToRead, signal: AbortSignal) => {
    const { text, choices } = file;
    const options = { today: todayInUtc(Date.now()), choices: reportChoicesOf(choices) };
    const { parts, reading, problem: why, file: facts } = await readInParts(text, options, signal);
    if (signal.aborted) return undefined;
    if (!facts) throw new Error(why ?? undefined);
    return settle(
      {
        ...file,
        reading: {
          date_order: reading.dateOrder,
          decimal_sign: reading.decimalSign,
          rate: reading.rate,
          new_days: choices.new_days ?? 'leave_out',
        },
        parts: parts.map((part) => ({ ...part, targets: '', campaignsRead: [] })),
        report: { file: reportFileOf(facts), problem: why, campaigns: [] },
      },
      signal,
    );
  };

  /** Reads a file by the columns that were chosen for an earlier one with its header row. */
  const readFirst = async (name: string, text: string, signal: AbortSignal) => {
    const memory = await dispatch(findColumnMemory(text, asked.workspace));
    if (signal.aborted) return undefined;
    return read({ name, text, memory, choices: memory ? { columns: memory.columns } : {} }, signal);
  };

  /** Takes what `work` gives, unless something was asked for after it. Answers whether it did. */
  const take = async (work: Promise<ChosenReport | undefined>, signal: AbortSignal): Promise<boolean> => {
    const settled = await work.catch((error: unknown) => {
      if (!signal.aborted) change({ problem: toProblem(error).detail });
    });
    if (signal.aborted) return true;
    change({ progress: undefined, ...(settled && { chosen: settled }) });
    return settled !== undefined;
  };

  const answer = async (answers: Choices, changed: Partial<Pick<ChosenReport, 'memory'>> = {}) => {
    const { chosen } = state;
    if (!chosen) return;
    const file = { ...chosen, ...changed, choices: answered(chosen.choices, answers) };
    const signal = begin({ chosen: file });
    const onlyTargets = Object.keys(answers).every((name) => name === 'targets');
    const work = onlyTargets ? settle(file, signal) : read(file, signal);
    if (!(await take(work, signal))) change({ chosen });
  };

  return {
    reading: (): ReportReading => state,
    /** Has `listener` called after each change, until what it answers is called. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    fail: (problem: string) => change({ problem }),
    /** Lets go of the file. */
    clear,
    readFile: async (file: File) => {
      const signal = begin({ chosen: undefined });
      const found = await readReportFile(file, ofFile);
      if (signal.aborted) return;
      const name = file.name.slice(0, bounds.ReportImport.file_name.maxLength);
      if ('problem' in found) change({ progress: undefined, problem: found.problem });
      else await take(readFirst(name, found.text, signal), signal);
    },
    /** Takes answers, and takes them back where the server can't be asked. */
    answer: (answers: Choices) => answer(answers),
    /** Reads the file as if no columns had been chosen for it. */
    forgetColumns: () => answer({ columns: {} }, { memory: null }),
  };
}

/** For whom, and where, a file is looked at. */
const whoAsks = (_dispatch: AppDispatch, getState: () => RootState) => ({
  userId: selectUser(getState())?.id,
  workspace: workspaceOf(getState()),
});

/** The parts with something to store. */
export const partsToStore = ({ parts }: ChosenReport): ReadPart[] =>
  parts.filter(({ campaignsRead }) => effectiveOf({ campaigns: campaignsRead }).length > 0);

/** Other columns have other campaigns and kinds of results. */
function answered(before: Choices, answers: Choices): Choices {
  const { targets: _targets, result_kind: _kind, ...others } = before;
  return { ...(answers.columns ? others : before), ...answers };
}
