import { useEffect } from 'react';
import { lazyPart } from '../../lib/speed/lazyPart';
import { useAppDispatch, useAppSelector } from '../../redux/hooks';
import { selectionCleared, selectSelectedCount } from './campaignsSlice';

/** Fetched with the first tick. */
const SelectionActions = lazyPart(async () => (await import('./SelectionActions')).SelectionActions);

/** What can be done to the ticked campaigns. The ticks go with the page. */
export function SelectionBar() {
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectSelectedCount);
  useEffect(() => () => void dispatch(selectionCleared()), [dispatch]);
  return count > 0 && <SelectionActions count={count} />;
}
