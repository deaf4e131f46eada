import { useEffect } from 'react';
import { addListener } from '@reduxjs/toolkit';
import { useAppDispatch } from './hooks';
import type { AppDispatch, AppStartListening } from './types';

type Add = (startListening: AppStartListening) => void;

/**
 * The listeners added to each store. They are kept after the page is left, because they also end what the page began.
 */
const added = new WeakMap<AppDispatch, Set<Add>>();

/** Adds listeners that only one page needs to the store, with that page's code. */
export function useListeners(add: Add) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const here = added.get(dispatch) ?? new Set();
    if (here.has(add)) return;
    added.set(dispatch, here.add(add));
    add(((options: never) => dispatch(addListener(options))) as unknown as AppStartListening);
  }, [dispatch, add]);
}
