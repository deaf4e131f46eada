import type { LinkPreset } from '../../modules/links/links.types';
import type { WireTypes } from '../handlers';
import type { Every } from './everyField';

export const toWireLinkPreset = (preset: LinkPreset): Every<WireTypes['LinkPreset']> => ({
  id: preset.id,
  name: preset.name,
  utm: preset.utm,
  created_at: preset.createdAt.toISOString(),
});
