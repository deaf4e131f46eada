import { Suspense } from 'react';
import type { Image } from '../../api/adsApi';
import { lazyPart } from '../../components/lazyPart';

export type ImagePickerProps = {
  open: boolean;
  /** "Choose a logo". */
  title: string;
  /** The id of the image that is in use. */
  chosenId?: string | null;
  onChoose: (image: Image) => void;
  onClose: () => void;
};

const ImagePickerContent = lazyPart(async () => (await import('./ImagePickerContent')).ImagePickerContent);

/** Lets the person choose one of the account's images, or bring a new one, which is then chosen. */
export function ImagePicker(props: ImagePickerProps) {
  return <Suspense fallback={null}>{props.open && <ImagePickerContent {...props} />}</Suspense>;
}
