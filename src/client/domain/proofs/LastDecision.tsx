import { styled } from '@mui/material/styles';
import { tokens } from '../../theme/tokens';
import { DecisionChip } from './DecisionChip';
import type { ProofSubject } from './proofSubject';
import { useAdDecisions } from './useAdDecisions';

/** What a client decided last on the one ad that is shared, with what that person said. */
export function LastDecision({ of: { ad_ids: adIds = [] } }: { of: ProofSubject }) {
  const [adId = '', ...others] = adIds;
  const decision = useAdDecisions(adId === '' || others.length > 0 ? [] : [adId])(adId);
  if (!decision) return null;
  return (
    <Words>
      <DecisionChip decision={decision} />
      {decision.note !== '' && <p dir="auto">{decision.note}</p>}
    </Words>
  );
}

const Words = styled('div')({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  '& p': { maxWidth: '100%', whiteSpace: 'pre-line', overflowWrap: 'anywhere', color: tokens.text2 },
});
