import Box from '@mui/material/Box';
import { useMatch } from 'react-router-dom';
import { SkeletonBlock } from '../components/SkeletonBlock';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { routePatterns } from '../lib/paths';

/** Placeholder for a page whose code is loading; as wide as the editor if that is the page. */
export function PageFallback() {
  const isWide = useMatch(routePatterns.ad) !== null;
  return (
    <Box data-page={isWide ? 'wide' : undefined} sx={{ display: 'grid', gap: 3, p: isWide ? { xs: 2, sm: 3 } : 0 }}>
      <VisuallyHidden>
        <span role="status">Loading…</span>
      </VisuallyHidden>
      <SkeletonBlock width={180} height={32} />
      <SkeletonBlock width="100%" height={104} />
      <SkeletonBlock width="100%" height={320} />
    </Box>
  );
}
