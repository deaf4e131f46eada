import type { ChosenColumns } from '../../../ad-kit/reports/chosenColumns';

/** Which columns of files with a header row were chosen by hand. */
export interface RememberedColumns {
  id: string;
  /** The header row's titles in order, as they are compared. */
  titles: string[];
  /** Which of the titles holds what. */
  places: ChosenColumns;
  chosenAt: Date;
  /** Null once the account is deleted. */
  chosenBy: { id: string; fullName: string } | null;
}

/** A choice that is about to be stored. */
export type NewColumns = Pick<RememberedColumns, 'titles' | 'places' | 'chosenAt'>;
