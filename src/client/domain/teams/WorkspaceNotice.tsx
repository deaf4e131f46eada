import { styled } from '@mui/material/styles';
import { Notice } from '../../components/Notice';
import { useReadOnlyReason } from './useMay';

/** Says once on a page why nothing can be changed there; nothing where something can. */
export function WorkspaceNotice() {
  const reason = useReadOnlyReason();
  return reason === undefined ? null : (
    <Room>
      <Notice tone="warn">{reason}</Notice>
    </Room>
  );
}

const Room = styled('div')({ marginBottom: 16 });
