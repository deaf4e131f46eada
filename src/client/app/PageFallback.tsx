import { styled } from '@mui/material/styles';
import { useMatch } from 'react-router-dom';
import { SkeletonBlock } from '../components/SkeletonBlock';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { routePatterns } from '../lib/paths';
import { belowTablet } from '../theme/tokens';

/** Placeholder for a page whose code is loading; as wide as the editor if that is the page. */
export function PageFallback() {
  const isWide = useMatch(routePatterns.ad) !== null;
  return (
    <Frame data-page={isWide ? 'wide' : undefined}>
      <VisuallyHidden>
        <span role="status">Loading…</span>
      </VisuallyHidden>
      <SkeletonBlock width={180} height={32} />
      <SkeletonBlock width="100%" height={104} />
      <SkeletonBlock width="100%" height={320} />
    </Frame>
  );
}

const Frame = styled('div')({
  display: 'grid',
  gap: 24,
  '&[data-page="wide"]': { padding: 24, [belowTablet]: { padding: 16 } },
});
