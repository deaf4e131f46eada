/** A file that numbers were imported from. */
export interface PastImport {
  id: string;
  createdAt: Date;
  /** Null where that was not said. */
  fileName: string | null;
  /** Null once the account is deleted. */
  importedBy: string | null;
  /** How many campaigns it has numbers of. */
  campaignCount: number;
  /** The only campaign, if it is still in the workspace. */
  campaign: { id: string; name: string } | null;
  added: number;
  changed: number;
  unchanged: number;
  refused: number;
  /** Until then further parts are expected; null where none is. */
  runsUntil: Date | null;
  canBeTakenBack: boolean;
  takenBackAt: Date | null;
}

/** Whether further parts of an import are expected, so that it can't be undone. */
export const isRunning = ({ runsUntil }: Pick<PastImport, 'runsUntil'>, now: Date): boolean =>
  runsUntil !== null && runsUntil > now;

/** An import as people see it. */
export type ListedImport = PastImport & { isRunning: boolean };

/** An import that is about to be stored, or the next part of one. */
export interface NewImport extends Pick<
  PastImport,
  'fileName' | 'added' | 'changed' | 'unchanged' | 'refused' | 'runsUntil'
> {
  /** The campaigns that it has numbers of, each once. */
  campaignIds: string[];
}
