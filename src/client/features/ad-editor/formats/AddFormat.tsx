import { useState } from 'react';
import { Plus } from 'lucide-react';
import type { Ad, AdFormat } from '../../../../ad-kit/ad';
import { convertAd } from '../../../../ad-kit/convert';
import { adFormats, formatName } from '../../../../ad-kit/formats';
import { IconButton } from '../../../components/IconButton';
import { useAppDispatch, useAppSelector } from '../../../redux/hooks';
import { toastShown } from '../../../redux/toastsSlice';
import { formatAdded, selectDraft } from '../state/adEditorSlice';
import { AddFormatDialog } from './AddFormatDialog';

type Props = { id: string; onAdded: (format: AdFormat) => void };

/** Makes the ad for one more format. Its text begins as that of a format that is there, as far as it fits. */
export function AddFormat({ id, onAdded }: Props) {
  const dispatch = useAppDispatch();
  const [isAsking, setIsAsking] = useState(false);
  const usedFormats = useAppSelector((state) =>
    selectDraft(state, id)
      .contents.map(({ format }) => format)
      .join(),
  );
  const offered = adFormats.filter((format) => !usedFormats.split(',').includes(format));
  if (offered.length === 0) return null;
  const handleAdd = (from: Ad, format: AdFormat) => {
    const { ad, changes } = convertAd(from, format);
    dispatch(formatAdded({ id, subject: `add:${format}`, ad }));
    if (changes.length === 0) dispatch(toastShown({ title: `${formatName(format)} added` }));
    setIsAsking(false);
    onAdded(format);
  };
  return (
    <>
      <IconButton label="Add a format" icon={Plus} aria-haspopup="dialog" onClick={() => setIsAsking(true)} />
      {isAsking && <AddFormatDialog id={id} offered={offered} onAdd={handleAdd} onClose={() => setIsAsking(false)} />}
    </>
  );
}
