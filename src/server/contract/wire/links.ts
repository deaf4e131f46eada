import type { LinkPreset } from '../../modules/links/links.types';
import type { WireTypes } from '../handlers';

export const toWireLinkPreset = (preset: LinkPreset): WireTypes['LinkPreset'] => ({
  id: preset.id,
  name: preset.name,
  utm: preset.utm,
  created_at: preset.createdAt.toISOString(),
});
