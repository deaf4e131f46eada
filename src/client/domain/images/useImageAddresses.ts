import { useCallback, useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { imagesApi, selectImageFile } from '../../api/imagesApi';
import { useAppDispatch, useAppSelector } from '../../redux/hooks';
import { beginUse } from './keptImages';

export type ImageAddresses = {
  /**
   * The address of an image's file; `undefined` while it loads, and for one that was not asked for. The same function
   * until an address changes, so that it can be handed to memoised components.
   */
  addressOf: (id: string) => string | undefined;
  /** The images whose file couldn't be loaded. */
  failed: readonly string[];
  /** Fetches the failed ones again. */
  retry: () => void;
};

const { getImage } = imagesApi.endpoints;

/** Fetches the files of the account's own images, which only it may read, and says where the browser keeps them. */
export function useImageAddresses(ids: readonly string[]): ImageAddresses {
  const dispatch = useAppDispatch();
  const wanted = [...new Set(ids)].sort().join();
  const known = useMemo(() => (wanted === '' ? [] : wanted.split(',')), [wanted]);

  useEffect(() => beginUse(known, dispatch), [dispatch, known]);

  const addresses = useAppSelector((state) => known.map((id) => selectImageFile(state, id).address), shallowEqual);
  const failed = useAppSelector((state) => known.filter((id) => selectImageFile(state, id).isFailed), shallowEqual);

  const addressOf = useCallback(
    (id: string) => {
      const at = known.indexOf(id);
      return at < 0 ? undefined : addresses[at];
    },
    [known, addresses],
  );
  const retry = useCallback(() => {
    for (const id of failed) void dispatch(getImage.initiate({ id }, { subscribe: false, forceRefetch: true }));
  }, [dispatch, failed]);
  return { addressOf, failed, retry };
}
