import Button from '@mui/material/Button';
import { Download, FileArchive, Image as ImageIcon } from 'lucide-react';
import { canvasSize } from '../../../ad-kit/canvases';
import { canvasesOf } from '../../../ad-kit/formats';
import { typeNames } from '../../../ad-kit/checks/images';
import { hasPictureTypes, type PictureType, pictureTypes } from '../../../ad-kit/pictureTypes';
import type { SavedAd } from '../../api/adsApi';
import { ActionMenuTrigger } from '../../components/ActionMenuTrigger';
import { BusyButton } from '../../components/BusyButton';
import { useBulkFile } from '../../domain/bulk-files/useBulkFile';
import { useAbortable } from '../../lib/useAbortable';
import { useAppDispatch } from '../../redux/hooks';
import { problemToast, toastShown } from '../../redux/toastsSlice';
import { downloadAd } from './downloadAd';

type Props = {
  ad: SavedAd;
  /** "Download", or what it is called where something stands against it. */
  label: string;
  /** What drawings are saved as. */
  pictures: PictureType;
  onPictures: (type: PictureType) => void;
};

/** The ad's files: everything in one, one picture, or those for ads managers. One at a time; says why one fails. */
export function DownloadMenu({ ad, label, pictures, onPictures }: Props) {
  const { id, contents, variant_group: variantGroup } = ad;
  const dispatch = useAppDispatch();
  const { wait, abort, isBusy } = useAbortable();
  const bulkFile = useBulkFile({ ads: { adIds: id } });
  const start = async (wanted: Omit<Parameters<typeof downloadAd>[0], 'id' | 'pictures'> = {}) => {
    const result = await wait(dispatch(downloadAd({ id, pictures, ...wanted })));
    if (downloadAd.rejected.match(result) && result.payload) dispatch(toastShown(problemToast(result.payload)));
  };
  const allVariants = {
    label: 'All variants (ZIP)',
    icon: FileArchive,
    onSelect: () => void start({ ofAllVariants: true }),
  };
  return (
    <>
      {isBusy && (
        <Button variant="text" onClick={abort}>
          Cancel
        </Button>
      )}
      <ActionMenuTrigger
        label={label}
        items={[
          { label: 'All sizes and copy (ZIP)', icon: FileArchive, onSelect: () => void start() },
          ...(variantGroup === null ? [] : [allVariants]),
          ...canvasesOf(contents.map(({ format }) => format)).map((canvas) => ({
            label: `Image ${canvasSize(canvas)} (${typeNames[`image/${pictures}`]})`,
            icon: ImageIcon,
            onSelect: () => void start({ canvas }),
          })),
          ...bulkFile.menuItems,
          ...(hasPictureTypes(contents) ? pictureTypes : []).map((type) => ({
            label: `Save images as ${typeNames[`image/${type}`]}`,
            onSelect: () => onPictures(type),
            isChosen: type === pictures,
          })),
        ]}
      >
        {(trigger) => (
          <BusyButton busy={isBusy} variant="contained" {...trigger}>
            <Download size={16} strokeWidth={1.75} aria-hidden="true" />
            {label}
          </BusyButton>
        )}
      </ActionMenuTrigger>
      {bulkFile.dialog}
    </>
  );
}
