import { reportFields, type ReportField } from './reportWords';

/** Which column of a file holds what; `null` for none. A field that is left out is found by its heading. */
export type ChosenColumns = Partial<Record<ReportField, number | null>>;

/** Every column put elsewhere. */
export function eachColumn(columns: ChosenColumns, place: (column: number) => number | null): ChosenColumns {
  const placed: ChosenColumns = {};
  for (const field of reportFields) {
    const column = columns[field];
    if (column !== undefined) placed[field] = column === null ? null : place(column);
  }
  return placed;
}

/** The API counts columns from 1, and the kit from 0. */
export const columnsFromWire = (columns: ChosenColumns): ChosenColumns => eachColumn(columns, (column) => column - 1);

export const columnsToWire = (columns: ChosenColumns): ChosenColumns => eachColumn(columns, (column) => column + 1);
