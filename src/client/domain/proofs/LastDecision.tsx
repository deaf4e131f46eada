import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { tokens } from '../../theme/tokens';
import { DecisionChip } from './DecisionChip';
import { ApprovedDialog } from './LazyApprovedDialog';
import type { ProofSubject } from './proofSubject';
import { useAdDecisions } from './useAdDecisions';

/** What a client decided last on the one ad that is shared, with what that person said, and the way to what was approved. */
export function LastDecision({ of: { ad_ids: adIds = [], name } }: { of: ProofSubject }) {
  const [isOpen, setIsOpen] = useState(false);
  const [adId = '', ...others] = adIds;
  const decision = useAdDecisions(adId === '' || others.length > 0 ? [] : [adId])(adId);
  if (!decision) return null;
  return (
    <Words>
      <DecisionChip decision={decision} />
      {decision.note !== '' && <p dir="auto">{decision.note}</p>}
      {decision.has_approved_version && (
        <Button variant="outlined" size="small" onClick={() => setIsOpen(true)}>
          See the approved version
        </Button>
      )}
      {isOpen && <ApprovedDialog ad={{ id: adId, name }} onClose={() => setIsOpen(false)} />}
    </Words>
  );
}

const Words = styled('div')({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  '& p': { maxWidth: '100%', whiteSpace: 'pre-line', overflowWrap: 'anywhere', color: tokens.text2 },
});
