import { styled } from '@mui/material/styles';
import { type Problem, isPlanRefusal } from '../../../api/problem';
import { tokens } from '../../../theme/tokens';

/** Why a text stays as it is. What takes a larger plan is told by a toast, which has the way there. */
export function RowProblem({ problem }: { problem: Problem }) {
  return isPlanRefusal(problem) ? null : <Words role="alert">{sentenceOf(problem)}</Words>;
}

/** A field of the call is none of the row's; what is wrong with it says more than the summary. */
const sentenceOf = ({ detail, fieldErrors }: Problem): string => Object.values(fieldErrors)[0] ?? detail;

const Words = styled('p')({ marginTop: 2, fontSize: 12, lineHeight: '16px', color: tokens.bad });
