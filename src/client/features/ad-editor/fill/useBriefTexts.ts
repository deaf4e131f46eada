import { useMemo } from 'react';
import { useAppSelector } from '../../../redux/hooks';
import { selectDraft } from '../state/adEditorSlice';

/** The texts that were written from the ad's brief; `undefined` where it was never filled. */
export function useBriefTexts(id: string): ReadonlySet<string> | undefined {
  const texts = useAppSelector((state) => selectDraft(state, id).from_brief?.texts);
  return useMemo(() => texts && new Set(texts), [texts]);
}
