import type { ImageFacts } from '../../modules/images/images.types';
import type { WireTypes } from '../handlers';
import type { Every } from './everyField';

export const toWireImage = (image: ImageFacts): Every<WireTypes['Image']> => ({
  id: image.id,
  width: image.width,
  height: image.height,
  bytes: image.byteCount,
  type: image.type,
  transparent: image.isTransparent,
  tones: image.tones,
  created_at: image.createdAt.toISOString(),
});
