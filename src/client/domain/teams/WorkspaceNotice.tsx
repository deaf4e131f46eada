import { Notice } from '../../components/Notice';
import { Spaced } from '../../components/Spaced';
import { useReadOnlyReason } from './useMay';

/** Says once on a page why nothing can be changed there; nothing where something can. */
export function WorkspaceNotice() {
  const reason = useReadOnlyReason();
  return reason === undefined ? null : (
    <Spaced below={16}>
      <Notice tone="warn">{reason}</Notice>
    </Spaced>
  );
}
