import { styled } from '@mui/material/styles';
import { type Problem, isPlanRefusal } from '../../../api/problem';
import { tokens } from '../../../theme/tokens';

/** Why a text wasn't changed. Where a larger plan is needed, a toast says so and links to the plans. */
export function RowProblem({ problem }: { problem: Problem }) {
  return isPlanRefusal(problem) ? null : <Words role="alert">{sentenceOf(problem)}</Words>;
}

/** The row has no fields to show it at, and a field's sentence says more than the summary. */
const sentenceOf = ({ detail, fieldErrors }: Problem): string => Object.values(fieldErrors)[0] ?? detail;

const Words = styled('p')({ marginTop: 2, fontSize: 12, lineHeight: '16px', color: tokens.bad });
