import { useState } from 'react';
import { type Image, useListImagesQuery } from '../../api/imagesApi';
import { pageArguments, readOf } from '../../api/page';
import { LazyDialogFrame } from '../../components/LazyDialogFrame';
import { EmptyState } from '../../components/EmptyState';
import { PagedList } from '../../components/PagedList';
import { Stack } from '../../components/Stack';
import { DeleteImageDialog } from './DeleteImageDialog';
import { ImageGrid } from './ImageGrid';
import { StorageLine } from './StorageLine';
import { UploadField } from './UploadField';
import { useImageUpload } from './useImageUpload';
import { MadeIn } from '../teams/MadeIn';
import { WorkspaceNotice } from '../teams/WorkspaceNotice';
import { useMay } from '../teams/useMay';
import { useWorkspace } from '../teams/workspace';

type Props = {
  open: boolean;
  /** "Choose a logo". */
  title: string;
  /** The id of the image that is in use. */
  chosenId?: string | null;
  onChoose: (image: Image) => void;
  onClose: () => void;
};

/** Few enough that their files, which have no smaller versions, load quickly. */
const pageSize = 12;

/** Lets the person choose one of the account's images, or bring a new one, which is then chosen. */
export function ImagePicker(props: Props) {
  return props.open && <OpenPicker {...props} />;
}

function OpenPicker({ title, chosenId, onChoose, onClose }: Props) {
  const [deleting, setDeleting] = useState<Image>();
  const mayEdit = useMay('uploadImage');
  const { upload, ...uploading } = useImageUpload();
  const handleFile = async (file: File) => {
    const image = await upload(file);
    if (image) onChoose(image);
  };
  return (
    <LazyDialogFrame open title={title} onClose={onClose} width={760}>
      <Stack gap={16}>
        {mayEdit ? (
          <div>
            <UploadField {...uploading} onFile={(file) => void handleFile(file)} onCancel={uploading.cancel} />
            <MadeIn />
          </div>
        ) : (
          <WorkspaceNotice />
        )}
        <StorageLine />
        <OwnImages mayEdit={mayEdit} chosenId={chosenId ?? null} onChoose={onChoose} onDelete={setDeleting} />
      </Stack>
      {deleting && <DeleteImageDialog image={deleting} onClose={() => setDeleting(undefined)} />}
    </LazyDialogFrame>
  );
}

type OwnImagesProps = {
  mayEdit: boolean;
  chosenId: string | null;
  onChoose: (image: Image) => void;
  onDelete: (image: Image) => void;
};

/** What the account has already, a page at a time. */
function OwnImages({ mayEdit, chosenId, onChoose, onDelete }: OwnImagesProps) {
  const [page, setPage] = useState(1);
  const grid = { mayEdit, chosenId, onChoose, onDelete };
  return (
    <PagedList
      isFramed
      read={readOf(useListImagesQuery({ ...useWorkspace(), ...pageArguments(page, pageSize) }))}
      page={page}
      pageSize={pageSize}
      onPage={setPage}
      loading={<ImageGrid images={undefined} {...grid} />}
      empty={<EmptyState title="No images yet" text="What you upload is available in all of your ads." />}
      failedTitle="Couldn’t load your images"
    >
      {(images, pager) => (
        <>
          <ImageGrid images={images} {...grid} />
          {pager}
        </>
      )}
    </PagedList>
  );
}
