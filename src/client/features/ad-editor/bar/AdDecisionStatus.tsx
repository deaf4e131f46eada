import { styled } from '@mui/material/styles';
import { DecisionChip } from '../../../domain/proofs/DecisionChip';
import { useAdDecisions } from '../../../domain/proofs/useAdDecisions';
import { belowWide } from '../../../theme/tokens';

/** What a client decided last on the ad as it is stored. Narrow screens have it where the ad is shared. */
export function AdDecisionStatus({ id }: { id: string }) {
  const decision = useAdDecisions([id])(id);
  return (
    decision && (
      <Wide>
        <DecisionChip decision={decision} />
      </Wide>
    )
  );
}

const Wide = styled('span')({ marginLeft: 8, [belowWide]: { display: 'none' } });
