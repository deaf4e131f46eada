import { type Problem, isPlanRefusal } from '../../api/problem';
import { PlansLink } from './PlansLink';

/** Why the server refused; where a larger plan is what it takes, with the way to the plans. */
export function RefusalText({ problem }: { problem: Problem }) {
  return (
    <>
      {problem.detail}
      {isPlanRefusal(problem) && (
        <>
          {' '}
          <PlansLink />
        </>
      )}
    </>
  );
}
