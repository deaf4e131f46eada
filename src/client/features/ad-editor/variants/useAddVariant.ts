import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddVariantMutation } from '../../../api/adsApi';
import { paths } from '../../../lib/paths';
import { useOnceStored } from '../saving/useOnceStored';

const whyNot = 'A variant starts as the saved ad, and your latest changes aren’t saved yet.';

/** Stores the latest changes, makes a variant of the ad, and opens it. */
export function useAddVariant(id: string) {
  const navigate = useNavigate();
  const [addVariant, { isLoading }] = useAddVariantMutation();
  const add = useCallback(async () => {
    const { data } = await addVariant({ id, newVariant: {} });
    if (data) await navigate(paths.ad(data.id));
  }, [addVariant, id, navigate]);
  const then = useCallback(() => void add(), [add]);
  const { isWaiting, start } = useOnceStored(id, { then, whyNot });
  return { add: start, isBusy: isWaiting || isLoading };
}
