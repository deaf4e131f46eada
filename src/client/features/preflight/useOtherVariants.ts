import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import type { OtherVariant } from '../../../ad-kit/alikeLinks';
import { type SavedAd, useListVariantsQuery } from '../../api/adsApi';

type OtherVariants = { others: readonly OtherVariant[]; isLoading: boolean; isFailed: boolean };

/** The variants that an ad is tried beside; an ad that never had any asks for none. */
export function useOtherVariants({ id, variant_group: group }: SavedAd): OtherVariants {
  const { data, isLoading, isError } = useListVariantsQuery(group === null ? skipToken : { id });
  const others = useMemo(
    () =>
      (data ?? [])
        .filter((one) => one.id !== id)
        .map(({ variant_name: name, contents }) => ({ name: name ?? '', contents })),
    [data, id],
  );
  return { others, isLoading, isFailed: isError && data === undefined };
}
