import { useCallback } from 'react';
import { styled } from '@mui/material/styles';
import { Download } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { BusyButton } from '../../../components/BusyButton';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { paths } from '../../../lib/paths';
import { belowTablet } from '../../../theme/tokens';
import { useOnceStored } from '../saving/useOnceStored';

const whyNot = 'Downloads use the saved ad, and your latest changes aren’t saved yet.';

/** Stores the latest changes and goes on to the preflight, from where the files are downloaded. */
export function DownloadButton({ id }: { id: string }) {
  const navigate = useNavigate();
  const then = useCallback(() => void navigate(paths.preflight(id)), [navigate, id]);
  const { isWaiting, start } = useOnceStored(id, { then, whyNot });
  return (
    <Main busy={isWaiting} onClick={start}>
      <Download size={16} strokeWidth={1.75} aria-hidden="true" />
      <span>Download</span>
      <VisuallyHidden> images and copy</VisuallyHidden>
    </Main>
  );
}

const Main = styled(BusyButton)({
  marginLeft: 4,
  [belowTablet]: {
    minWidth: 44,
    paddingInline: 12,
    '& span > span > span:not([class])': { position: 'absolute', clipPath: 'inset(50%)' },
  },
});
