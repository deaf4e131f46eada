import { useEffect } from 'react';
import { addListener } from '@reduxjs/toolkit';
import { useAppDispatch } from '../../redux/hooks';
import type { AppDispatch, AppStartListening } from '../../redux/types';
import { addAdEditorListeners } from './state/adEditorListeners';

/** Stores whose listeners were added. They stay: an ad whose page was left is still to be stored. */
const listening = new WeakSet<AppDispatch>();

export function useAdEditorListeners() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (listening.has(dispatch)) return;
    listening.add(dispatch);
    const startListening = ((options: never) => dispatch(addListener(options))) as unknown as AppStartListening;
    addAdEditorListeners(startListening);
  }, [dispatch]);
}
