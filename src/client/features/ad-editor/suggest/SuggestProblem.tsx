import { styled } from '@mui/material/styles';
import { type Problem, isPlanRefusal } from '../../../api/problem';
import { ErrorPanel } from '../../../components/ErrorPanel';
import { Notice } from '../../../components/Notice';
import { RefusalText } from '../../../domain/plans/RefusalText';

/** Why no texts came. Offers another try only where it could help. */
export function SuggestProblem({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const isFinal = isPlanRefusal(problem) || problem.status === 422;
  if (!isFinal) return <ErrorPanel title="Couldn’t get suggestions" detail={problem.detail} onRetry={onRetry} />;
  const sentences = Object.values(problem.fieldErrors);
  return (
    <Pad>
      <Notice tone="warn">
        <RefusalText problem={problem} text={sentences.length > 0 ? sentences.join(' ') : problem.detail} />
      </Notice>
    </Pad>
  );
}

const Pad = styled('div')({ padding: '12px 16px' });
