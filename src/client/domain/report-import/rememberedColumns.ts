import { columnsFromWire, columnsToWire } from '../../../ad-kit/reports/chosenColumns';
import type { ReportColumns, ReportFile } from '../../api/metricsApi';
import { type ColumnsToRemember, type RememberedColumns, reportColumnsApi } from '../../api/reportColumnsApi';
import { formatNearDay, todayInUtc } from '../../lib/dates';
import type { AppDispatch } from '../../redux/types';
import type { Workspace } from '../teams/teamsSlice';

/** What is remembered for the header row of a file, as that file has its columns. */
export type ColumnMemory = Pick<RememberedColumns, 'id' | 'columns' | 'chosen_at' | 'chosen_by' | 'is_own'>;

/** How many are remembered. */
const allOfThem = 50;

/**
 * Looks up what is remembered for the header row of a file. Where the server can't be asked, the file is read as if
 * nothing was: the next call says what is wrong.
 */
export const findColumnMemory =
  (text: string, workspace: Workspace) =>
  async (dispatch: AppDispatch): Promise<ColumnMemory | null> => {
    const { initiate } = reportColumnsApi.endpoints.listReportColumns;
    // A colleague may have chosen others meanwhile.
    const asked = { subscribe: false, forceRefetch: true };
    const { data } = await dispatch(initiate({ ...workspace, limit: allOfThem }, asked));
    if (!data || data.items.length === 0) return null;
    const { columnsAt, headerRowOf, titlesOf } = await import(
      /* webpackChunkName: "report-reader" */ '../../../ad-kit/reports/headerRow'
    );
    const headings = headerRowOf(text);
    const titles = JSON.stringify(titlesOf(headings));
    const found = data.items.find((one) => JSON.stringify(one.titles) === titles);
    return found ? { ...found, columns: columnsToWire(columnsAt(headings, columnsFromWire(found.columns))) } : null;
  };

/** What was chosen of a file, and what is to be remembered of it; `undefined` where that is nothing new. */
export function columnsToRemember(
  { headings }: ReportFile,
  chosen: ReportColumns | undefined,
  memory: ColumnMemory | null,
): ColumnsToRemember | undefined {
  if (!chosen || Object.keys(chosen).length === 0 || isReadBy(memory, chosen)) return undefined;
  return { headings: headings.map(({ name }) => name), columns: chosen };
}

/** Whether a file is read by what is remembered, and no column was chosen since. */
export const isReadBy = (memory: ColumnMemory | null, chosen: ReportColumns): memory is ColumnMemory =>
  memory !== null &&
  Object.keys({ ...memory.columns, ...chosen }).every(
    (field) => memory.columns[field as keyof ReportColumns] === chosen[field as keyof ReportColumns],
  );

/** Who chose the columns that a file is read by, and when. */
export function memorySentence({ chosen_at: at, chosen_by: by, is_own: isOwn }: ColumnMemory, now: number): string {
  const day = formatNearDay(at.slice(0, 10), todayInUtc(now));
  const whose = isOwn ? 'you chose' : by === null ? 'chosen' : `${by} chose`;
  return `Read with the columns ${whose} on ${day}.`;
}
