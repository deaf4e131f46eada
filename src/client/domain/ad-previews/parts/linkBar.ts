import { styled } from '@mui/material/styles';
import { skin } from '../skins';

/** The bar below a picture that leads to the advertiser's site: words at the left, a button at the right. */
export const LinkBar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '8px 14px',
  backgroundColor: skin.soft,
  '& > div': { minWidth: 0, flex: 1 },
});

export const LinkDomain = styled('div')({
  fontSize: 12,
  lineHeight: '16px',
  color: skin.text2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
