import { skipToken } from '@reduxjs/toolkit/query/react';
import { useListVariantsQuery } from '../../../api/adsApi';
import { useAppSelector } from '../../../redux/hooks';
import { selectEditedAd } from '../state/adEditorSlice';

/** The ad's variants, itself among them; an ad that never had any asks for none. */
export function useVariants(id: string) {
  const isVariant = useAppSelector((state) => selectEditedAd(state, id)?.isVariant ?? false);
  const query = useListVariantsQuery(isVariant ? { id } : skipToken);
  const variants = query.currentData;
  return {
    ...query,
    variants,
    /** Whether it is known to be without others. */
    isAlone: !isVariant || variants?.length === 1,
  };
}
