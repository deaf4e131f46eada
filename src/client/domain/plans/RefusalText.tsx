import { type Problem, isPlanRefusal } from '../../api/problem';
import { SentenceList } from '../../components/SentenceList';
import { PlansLink } from './PlansLink';

/** What is said of a refusal; where a larger plan is what it takes, with the way to the plans. */
export function RefusalText({ problem, text }: { problem: Problem; text: string }) {
  return (
    <>
      <SentenceList text={text} />
      {isPlanRefusal(problem) && (
        <>
          {' '}
          <PlansLink />
        </>
      )}
    </>
  );
}
