import { selectUser } from '../../api/authSlice';
import type { AppDispatch, RootState } from '../../redux/types';
import type { AppExtra } from '../../redux/world';
import { type ColumnKey, defaultColumns, parseColumns } from './columns';
import { columnsShown } from './campaignsSlice';

/** Each account has its own columns on a device. */
const keyFor = (state: RootState): string => `campaign-columns.${selectUser(state)?.id ?? ''}`;

/** Shows the columns that the account chose on this device. */
export const readColumns =
  () =>
  (dispatch: AppDispatch, getState: () => RootState, { storage }: AppExtra): void =>
    void dispatch(columnsShown(parseColumns(storage.getItem(keyFor(getState())))));

/** Shows columns from now on, on this device; `null` for the usual ones. */
export const chooseColumns =
  (wanted: readonly ColumnKey[] | null) =>
  (dispatch: AppDispatch, getState: () => RootState, { storage }: AppExtra): void => {
    const key = keyFor(getState());
    if (wanted) storage.setItem(key, wanted.join(','));
    else storage.removeItem(key);
    dispatch(columnsShown(wanted ?? defaultColumns));
  };
