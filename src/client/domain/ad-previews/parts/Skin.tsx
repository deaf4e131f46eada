import { styled } from '@mui/material/styles';
import type { AdPlatform } from '../../../../ad-kit/ad';
import { skin, skinDeclarations, skins } from '../skins';

/** A sheet in a platform's own look; what is inside takes its colours from `skin`. */
export const Skin = styled('div', { shouldForwardProp: (prop) => prop !== 'platform' })<{ platform: AdPlatform }>(
  ({ theme, platform }) => ({
    ...skinDeclarations(platform, 'light'),
    position: 'relative',
    overflow: 'hidden',
    border: `1px solid ${skin.line}`,
    borderRadius: skins[platform].radius,
    backgroundColor: skin.ground,
    color: skin.text,
    fontFamily: skins[platform].fontFamily,
    fontVariantNumeric: 'normal',
    overflowWrap: 'anywhere',
    ...theme.applyStyles('dark', skinDeclarations(platform, 'dark')),
  }),
);
