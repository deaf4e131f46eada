import { useCallback, useState } from 'react';
import { useAppDispatch } from '../../redux/hooks';
import type { AppDispatch, RootState } from '../../redux/types';
import type { AppExtra } from '../../redux/world';

const key = 'proof-guest-name';

const keptName = (_dispatch: AppDispatch, _getState: () => RootState, { storage }: AppExtra): string =>
  storage.getItem(key) ?? '';

const keepName =
  (name: string) =>
  (_dispatch: AppDispatch, _getState: () => RootState, { storage }: AppExtra): void =>
    storage.setItem(key, name);

/** The name by which somebody decides and comments: given once, and kept in this browser for every link. */
export function useGuestName(): [name: string, setName: (name: string) => void] {
  const dispatch = useAppDispatch();
  const [name, setName] = useState(() => dispatch(keptName));
  const handleName = useCallback(
    (typed: string) => {
      setName(typed);
      dispatch(keepName(typed));
    },
    [dispatch],
  );
  return [name, handleName];
}
