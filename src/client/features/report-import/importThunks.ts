import { v7 as newUuid } from 'uuid';
import type { ReportPart } from '../../../ad-kit/reports/reportParts';
import { type ReportImport, type ReportImportResult, type ReportTarget, metricsApi } from '../../api/metricsApi';
import { type Problem, isPlanRefusal, toProblem } from '../../api/problem';
import { selectWorkspaceTeamId, type Workspace } from '../../domain/teams/teamsSlice';
import { createAppAsyncThunk } from '../../redux/createAppAsyncThunk';
import { toastShown } from '../../redux/toastsSlice';
import type { AppDispatch, RootState } from '../../redux/types';
import {
  importFailed,
  importStarted,
  importWaits,
  isUnderWay,
  partStored,
  selectImportRun,
  selectIsImportShown,
} from './importSlice';
import type { StoredFile } from './fileQueue';
import { type PartReading, partRequest, withMade } from './parts';
import { effectiveOf, storedDays, storedTitle } from './targets';

export type FileToStore = {
  fileName: string;
  /** Only parts that have something to store; at least one. */
  parts: ReportPart[];
  reading: PartReading;
  targets: ReportTarget[];
  workspace: Workspace;
};

/** How long to wait before each retry of a call that got no answer, in milliseconds: two minutes in all. */
const pauses = [1_000, 2_000, 4_000, 8_000, ...Array<number>(7).fill(15_000)];

/**
 * Stores a file part by part, and goes on at the first part that isn't stored where `continued` is the import to go on
 * with. A server that can't be reached is waited for. Answers what was stored; null where it failed or was stopped.
 */
export const storeFile = createAppAsyncThunk<StoredFile | null, FileToStore & { continued?: string | undefined }>(
  'reportImport/storeFile',
  async ({ continued, ...file }, { dispatch, getState }) => {
    const { parts, fileName } = file;
    const id = continued ?? newUuid();
    const rows = parts.reduce((sum, part) => sum + part.rows, 0);
    const teamId = file.workspace.teamId ?? null;
    const isShown = () => selectIsImportShown(getState()) && selectWorkspaceTeamId(getState()) === teamId;
    dispatch(importStarted({ id, fileName, teamId, parts: parts.length, rows }));
    for (const part of parts.slice(runOf(getState(), id)?.storedParts)) {
      const stored = await storePart(file, { id, part }, { dispatch, getState });
      const run = runOf(getState(), id);
      if (!run || !stored) return null;
      if ('failure' in stored) {
        dispatch(importFailed(stored.failure));
        // That the plan doesn't allow it is said on every page.
        const isTold = isShown() || isPlanRefusal(stored.failure);
        if (!isTold) dispatch(toastShown(failedToast(fileName, stored.failure)));
        return null;
      }
      dispatch(partStored({ rows: part.rows, campaigns: stored.campaigns }));
    }
    const done = runOf(getState(), id);
    if (done?.status !== 'done') return null;
    if (!isShown()) dispatch(toastShown(doneToast(done)));
    return { campaigns: done.campaigns };
  },
);

/** The run, unless another one took its place, or the person signed out. */
function runOf(state: RootState, id: string) {
  const run = selectImportRun(state);
  return run?.id === id ? run : undefined;
}

type Store = { dispatch: AppDispatch; getState: () => RootState };

type Part = { id: string; part: ReportPart };

/** Stores a part; `undefined` where it was stopped before. */
async function storePart(
  file: FileToStore,
  { id, part }: Part,
  { dispatch, getState }: Store,
): Promise<ReportImportResult | { failure: Problem } | undefined> {
  const { parts, fileName, reading, workspace } = file;
  const moreFollows = part !== parts.at(-1);
  const send = (reportImport: ReportImport) =>
    dispatch(metricsApi.endpoints.importReport.initiate({ ...workspace, reportImport }, { track: false }));
  const known = runOf(getState(), id)?.campaigns ?? [];
  const made = new Map(known.flatMap(({ totals, campaign_id: to }) => (to === null ? [] : [[totals.name, to]])));
  let request = partRequest(part, reading, withMade(file.targets, made));
  // Somebody who looks at one short file presses the button again; a long one is not watched all the time.
  const tries = parts.length > 1 ? pauses : [];
  for (const pause of [...tries, undefined]) {
    const run = runOf(getState(), id);
    if (!run || !isUnderWay(run)) return undefined;
    const { data, error } = await send({ ...request, import_id: id, file_name: fileName, more_follows: moreFollows });
    if (data) return data;
    const problem = toProblem(error);
    const mayPass = problem.code === 'network' || (problem.status ?? 0) >= 500;
    if (!mayPass || pause === undefined) return { failure: problem };
    dispatch(importWaits());
    await waitFor(pause);
    request = await withoutMade(request, send);
  }
  return undefined;
}

const waitFor = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** An answer that was lost may have made its new campaigns: the server then knows where their names go. */
async function withoutMade(
  request: ReportImport,
  send: (request: ReportImport) => Promise<{ data?: ReportImportResult }>,
): Promise<ReportImport> {
  const { targets = [] } = request;
  if (targets.every(({ new_platform: platform }) => platform === undefined)) return request;
  const others = targets.filter(({ new_platform: platform }) => platform === undefined);
  const { data } = await send({ ...request, targets: others, dry_run: true });
  const remembered = (data?.campaigns ?? []).flatMap(({ totals, campaign_id: to, matched_by: by }) =>
    by === 'memory' && to !== null ? [[totals.name, to] as const] : [],
  );
  return { ...request, targets: withMade(targets, new Map(remembered)) };
}

const doneToast = (file: StoredFile) => {
  const stored = effectiveOf(file);
  return { title: storedTitle(stored.length), description: storedDays(stored) };
};

const failedToast = (fileName: string, { detail }: Problem) =>
  ({ title: `Importing ${fileName} stopped`, description: detail, variant: 'destructive' }) as const;
