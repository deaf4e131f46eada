import Box from '@mui/material/Box';
import { SkeletonBlock } from '../components/SkeletonBlock';
import { VisuallyHidden } from '../components/VisuallyHidden';

/** Stands for a page whose code is on its way. */
export function PageFallback() {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <VisuallyHidden>
        <span role="status">Loading…</span>
      </VisuallyHidden>
      <SkeletonBlock width={180} height={32} />
      <SkeletonBlock width="100%" height={104} />
      <SkeletonBlock width="100%" height={320} />
    </Box>
  );
}
