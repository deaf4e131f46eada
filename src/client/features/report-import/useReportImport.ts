import { useRef, useState } from 'react';
import type { ReportPart } from '../../../ad-kit/reports/reportParts';
import { bounds } from '../../api/bounds';
import {
  type ReportImport,
  type ReportImportCampaign,
  type ReportImportResult,
  type ReportTarget,
  useImportReportMutation,
} from '../../api/metricsApi';
import { toProblem } from '../../api/problem';
import { readReportFile } from '../../domain/report-import/reportFile';
import { reportChoicesOf, reportFileOf } from '../../domain/report-import/reportFileOf';
import { useWorkspace } from '../../domain/teams/workspace';
import { todayInUtc } from '../../lib/dates';
import { campaignsOfParts, doublesIn, type PartReading, partRequest, targetsOfPart, withTotals } from './parts';
import { readInParts } from './readInParts';
import { effectiveOf } from './targets';

/** What was answered about a file, as it goes on the wire. */
export type Choices = Pick<ReportImport, 'columns' | 'result_kind' | 'date_order' | 'rate' | 'targets'>;

/** A file, what was answered about it, and what it would do. */
export type ChosenReport = {
  name: string;
  text: string;
  choices: Choices;
  reading: PartReading;
  parts: ReadPart[];
  report: Pick<ReportImportResult, 'file' | 'problem' | 'campaigns'>;
};

/** A part, and what it would do with its targets. */
export type ReadPart = ReportPart & { targets: string; campaignsRead: ReportImportCampaign[] };

/** How much of a file was looked at. */
export type ReadingProgress = { rows: number; of: number };

const ofFile = {
  characters: 50_000_000,
  tooLarge: 'This file is too large (max 50 MB). Split it by date and import each part.',
};

/**
 * Reads a report of several campaigns, and previews what it would do with the answers given so far, again after each
 * change and without storing anything. Only the last wish counts. `before` is what was looked at already.
 */
export function useReportImport(before?: ChosenReport) {
  const workspace = useWorkspace();
  const [request] = useImportReportMutation();
  const [chosen, setChosen] = useState(before);
  const [problem, setProblem] = useState<string>();
  const [progress, setProgress] = useState<ReadingProgress>();
  // A slow answer must not replace what was asked for after it.
  const latest = useRef<AbortController>(undefined);

  const begin = () => {
    latest.current?.abort();
    latest.current = new AbortController();
    setProblem(undefined);
    setProgress({ rows: 0, of: 0 });
    return latest.current.signal;
  };

  const clear = () => {
    latest.current?.abort();
    latest.current = undefined;
    setChosen(undefined);
    setProblem(undefined);
    setProgress(undefined);
  };

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
        const { data, error } = await request({
          ...workspace,
          reportImport: { ...partRequest(part, reading, targets), dry_run: true },
        });
        if (signal.aborted) return undefined;
        if (!data) throw new Error(toProblem(error).detail);
        read.push({ ...part, targets: wanted, campaignsRead: data.campaigns });
      }
      rows += part.rows;
      setProgress({ rows, of });
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

  const read = async (name: string, text: string, choices: Choices, signal: AbortSignal) => {
    const options = { today: todayInUtc(Date.now()), choices: reportChoicesOf(choices) };
    const { parts, reading, problem: why, file } = await readInParts(text, options, signal);
    if (signal.aborted) return undefined;
    if (!file) throw new Error(why ?? undefined);
    return settle(
      {
        name,
        text,
        choices,
        reading: { date_order: reading.dateOrder, decimal_sign: reading.decimalSign, rate: reading.rate },
        parts: parts.map((part) => ({ ...part, targets: '', campaignsRead: [] })),
        report: { file: reportFileOf(file), problem: why, campaigns: [] },
      },
      signal,
    );
  };

  /** Takes what `work` gives, unless something was asked for after it. Answers whether it did. */
  const take = async (work: Promise<ChosenReport | undefined>, signal: AbortSignal): Promise<boolean> => {
    const settled = await work.catch((error: unknown) => {
      if (!signal.aborted) setProblem(toProblem(error).detail);
    });
    if (signal.aborted) return true;
    setProgress(undefined);
    if (settled) setChosen(settled);
    return settled !== undefined;
  };

  return {
    chosen,
    /** Why the file can't be read, or the answer not be taken. */
    problem,
    /** How far it is looked at; `undefined` while nothing is. */
    progress,
    fail: setProblem,
    /** Lets go of the file. */
    clear,
    readFile: async (file: File) => {
      setChosen(undefined);
      const signal = begin();
      const found = await readReportFile(file, ofFile);
      if (signal.aborted) return;
      const name = file.name.slice(0, bounds.ReportImport.file_name.maxLength);
      if ('problem' in found) {
        setProgress(undefined);
        setProblem(found.problem);
      } else await take(read(name, found.text, {}, signal), signal);
    },
    /** Takes answers, and takes them back where the server can't be asked. */
    answer: async (answers: Choices) => {
      if (!chosen) return;
      const signal = begin();
      const choices = answered(chosen.choices, answers);
      const onlyTargets = Object.keys(answers).every((name) => name === 'targets');
      setChosen({ ...chosen, choices });
      const work = onlyTargets
        ? settle({ ...chosen, choices }, signal)
        : read(chosen.name, chosen.text, choices, signal);
      if (!(await take(work, signal))) setChosen(chosen);
    },
  };
}

/** The parts of which something is stored. */
export const partsToStore = ({ parts }: ChosenReport): ReadPart[] =>
  parts.filter(({ campaignsRead }) => effectiveOf({ campaigns: campaignsRead }).length > 0);

/** Other columns have other campaigns and kinds of results. */
function answered(before: Choices, answers: Choices): Choices {
  const { targets: _targets, result_kind: _kind, ...others } = before;
  return { ...(answers.columns ? others : before), ...answers };
}
