import { lazyPart } from '../../components/lazyPart';
import type { ImagePickerProps } from './ImagePickerContent';

const ImagePickerContent = lazyPart(async () => (await import('./ImagePickerContent')).ImagePickerContent);

/** Lets the person choose one of the account's images, or bring a new one, which is then chosen. */
export function ImagePicker(props: ImagePickerProps) {
  return props.open && <ImagePickerContent {...props} />;
}
