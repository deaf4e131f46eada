import { useMemo } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Image } from '../../api/imagesApi';
import { Notice } from '../../components/Notice';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { countOf } from '../../lib/text';
import { ImageTile } from './ImageTile';
import { useImageAddresses } from './useImageAddresses';

type Props = {
  /** `undefined` while they load. */
  images: readonly Image[] | undefined;
  /** Whether the person may choose and delete, or only look. */
  mayEdit: boolean;
  chosenId: string | null;
  onChoose: (image: Image) => void;
  onDelete: (image: Image) => void;
};

/** Images beside each other, each whole on its mat. */
export function ImageGrid({ images, mayEdit, chosenId, onChoose, onDelete }: Props) {
  const ids = useMemo(() => (images ?? []).map(({ id }) => id), [images]);
  const { addressOf, failed, retry } = useImageAddresses(ids);
  return (
    <>
      {failed.length > 0 && (
        <Failure>
          <Notice tone="bad">{`Couldn’t load ${countOf(failed.length, 'image')}.`}</Notice>
          <Button variant="outlined" size="small" onClick={retry}>
            Retry
          </Button>
        </Failure>
      )}
      <Grid aria-label="Your images" aria-busy={images === undefined || undefined}>
        {images?.map((image) => (
          <ImageTile
            key={image.id}
            image={image}
            address={addressOf(image.id)}
            mayEdit={mayEdit}
            isChosen={image.id === chosenId}
            onChoose={onChoose}
            onDelete={onDelete}
          />
        ))}
        {!images &&
          Array.from({ length: 4 }, (_, index) => (
            <li key={index}>
              <SkeletonBlock width="100%" height={156} />
            </li>
          ))}
      </Grid>
    </>
  );
}

const Failure = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  marginBottom: 12,
  '& > div': { flex: 1 },
});

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: 12,
});
