import { useState } from 'react';
import { type PictureType, pictureTypes } from '../../../ad-kit/pictureTypes';
import { selectUser } from '../../api/authSlice';
import { useAppDispatch } from '../../redux/hooks';
import type { AppDispatch, RootState } from '../../redux/types';
import type { AppExtra } from '../../redux/world';

/** Each account has its own choice on a device. */
const keyFor = (state: RootState): string => `picture-type.${selectUser(state)?.id ?? ''}`;

/** What the account chose on this device to save drawings as; PNG until it does. */
export const readPictureType =
  () =>
  (_dispatch: AppDispatch, getState: () => RootState, { storage }: AppExtra): PictureType => {
    const chosen = storage.getItem(keyFor(getState()));
    return pictureTypes.find((type) => type === chosen) ?? 'png';
  };

const choosePictureType =
  (type: PictureType) =>
  (_dispatch: AppDispatch, getState: () => RootState, { storage }: AppExtra): void =>
    storage.setItem(keyFor(getState()), type);

/** What drawings are saved as, and what chooses it from now on. */
export function usePictureType(): [PictureType, (type: PictureType) => void] {
  const dispatch = useAppDispatch();
  const [type, setType] = useState(() => dispatch(readPictureType()));
  const choose = (wanted: PictureType) => {
    dispatch(choosePictureType(wanted));
    setType(wanted);
  };
  return [type, choose];
}
