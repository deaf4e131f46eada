import { useMemo, useState } from 'react';
import { selectUser } from '../../../api/authSlice';
import { useWorkspace } from '../../../domain/teams/workspace';
import { useAppDispatch, useAppSelector } from '../../../redux/hooks';
import type { AppDispatch, RootState } from '../../../redux/types';
import type { AppExtra } from '../../../redux/world';

/** What a person writes into a report. */
export type ReportWords = { title: string; note: string };

const noWords: ReportWords = { title: '', note: '' };

/** By account and workspace: what was written for one client isn't shown to another. */
const keyOf = (accountId: string | undefined, teamId: string | undefined): string =>
  `client-report.${accountId ?? ''}.${teamId ?? ''}`;

const readWords =
  (key: string) =>
  (_dispatch: AppDispatch, _getState: () => RootState, { sessionStorage }: AppExtra): ReportWords => {
    try {
      const { title, note } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<ReportWords>;
      return { title: title ?? '', note: note ?? '' };
    } catch {
      // Something else wrote it.
      return noWords;
    }
  };

const keepWords =
  (key: string, words: ReportWords) =>
  (_dispatch: AppDispatch, _getState: () => RootState, { sessionStorage }: AppExtra): void =>
    sessionStorage.setItem(key, JSON.stringify(words));

/** Title and note: kept in this tab with every key, until it is closed. */
export function useReportWords(): [ReportWords, (words: ReportWords) => void] {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const { teamId } = useWorkspace();
  const key = keyOf(user?.id, teamId);
  const [written, setWritten] = useState<{ key: string; words: ReportWords }>();
  const kept = useMemo(() => dispatch(readWords(key)), [dispatch, key]);
  const words = written?.key === key ? written.words : kept;
  const setWords = (next: ReportWords) => {
    dispatch(keepWords(key, next));
    setWritten({ key, words: next });
  };
  return [words, setWords];
}
