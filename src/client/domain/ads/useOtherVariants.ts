import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { type OtherVariant, otherVariant } from '../../../ad-kit/alikeLinks';
import { useListVariantsQuery } from '../../api/adsApi';

type OtherVariants = { others: readonly OtherVariant[]; isLoading: boolean; isFailed: boolean };

/** The variants that an ad is tried beside; an ad that never had any asks for none. */
export function useOtherVariants({ id, isVariant }: { id: string; isVariant: boolean }): OtherVariants {
  const { data, isLoading, isError } = useListVariantsQuery(isVariant ? { id } : skipToken);
  const others = useMemo(
    () =>
      (data ?? [])
        .filter((one) => one.id !== id)
        .map(({ variant_name: name, contents }) => otherVariant(name ?? '', contents)),
    [data, id],
  );
  return { others, isLoading, isFailed: isError && data === undefined };
}
