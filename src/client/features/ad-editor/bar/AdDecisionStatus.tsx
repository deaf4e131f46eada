import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { FileCheck2 } from 'lucide-react';
import { IconButton } from '../../../components/IconButton';
import { DecisionChip } from '../../../domain/proofs/DecisionChip';
import { ApprovedDialog } from '../../../domain/proofs/LazyApprovedDialog';
import { useAdDecisions } from '../../../domain/proofs/useAdDecisions';
import { useAppSelector } from '../../../redux/hooks';
import { belowWide } from '../../../theme/tokens';
import { selectDraft } from '../state/adEditorSlice';

/** What a client decided last on the ad as it is stored, and what was approved. Narrow screens have it where it is shared. */
export function AdDecisionStatus({ id }: { id: string }) {
  const name = useAppSelector((state) => selectDraft(state, id).name);
  const [isOpen, setIsOpen] = useState(false);
  const decision = useAdDecisions([id])(id);
  return (
    decision && (
      <Wide>
        <DecisionChip decision={decision} />
        {decision.has_approved_version && (
          <IconButton label="See the approved version" icon={FileCheck2} onClick={() => setIsOpen(true)} />
        )}
        {isOpen && <ApprovedDialog ad={{ id, name }} onClose={() => setIsOpen(false)} />}
      </Wide>
    )
  );
}

const Wide = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  marginLeft: 8,
  [belowWide]: { display: 'none' },
});
