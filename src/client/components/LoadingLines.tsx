import { styled } from '@mui/material/styles';
import { belowTablet } from '../theme/tokens';
import { SkeletonBlock } from './SkeletonBlock';

type Props = { label: string; widths: readonly string[] };

/** Stands for a list in a panel while it loads: a line of each width. */
export function LoadingLines({ label, widths }: Props) {
  return (
    <Lines role="status" aria-label={label}>
      {widths.map((width, index) => (
        <SkeletonBlock key={index} width={width} height={20} />
      ))}
    </Lines>
  );
}

const Lines = styled('div')({ display: 'grid', gap: 16, padding: 20, [belowTablet]: { padding: 16 } });
