import { type Image, useDeleteImageMutation } from '../../api/imagesApi';
import { problemOf } from '../../api/problem';
import { ConfirmDialog } from '../../components/ConfirmDialog';

type Props = { image: Image; onClose: () => void };

/** Asks before an image goes; the server refuses while ads use it, and its sentence says so. */
export function DeleteImageDialog({ image, onClose }: Props) {
  const [remove, { isLoading, error }] = useDeleteImageMutation();
  const handleConfirm = async () => {
    const result = await remove({ id: image.id });
    if (!result.error) onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Delete this image?"
      text="This can’t be undone. An image that’s used in an ad can’t be deleted."
      confirmLabel="Delete"
      busyLabel="Deleting…"
      destructive
      busy={isLoading}
      error={problemOf(error)?.detail}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  );
}
