import type { LinkPreset, LinkPresetFields } from '../../modules/links/links.types';
import type { WireTypes } from '../handlers';
import { type Every, expectNothingLeft } from './everyField';

export const toWireLinkPreset = (preset: LinkPreset): Every<WireTypes['LinkPreset']> => ({
  id: preset.id,
  name: preset.name,
  utm: preset.utm,
  created_at: preset.createdAt.toISOString(),
});

export function fromWireLinkPreset({ name, utm, ...rest }: WireTypes['NewLinkPreset']): LinkPresetFields {
  expectNothingLeft(rest);
  return { name, utm };
}
