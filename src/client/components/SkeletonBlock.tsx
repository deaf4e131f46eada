import { styled } from '@mui/material/styles';
import { tokens } from '../theme/tokens';

type Props = {
  /** Pixels, or any CSS length. */
  width: number | string;
  height: number | string;
};

/** Placeholder for loading content, in the content's own size. */
export function SkeletonBlock({ width, height }: Props) {
  return <Block aria-hidden="true" style={{ width, height }} />;
}

const Block = styled('span')({ display: 'block', maxWidth: '100%', borderRadius: 4, backgroundColor: tokens.muteSoft });
