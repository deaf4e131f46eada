import { Notice } from '../../components/Notice';
import { PlansLink } from './PlansLink';
import { useAiAccess } from './useAiAccess';

/** Says why nothing is written here: it takes a plan. `what` begins a sentence in the plural: "Suggestions". */
export function AiPlanNotice({ what }: { what: string }) {
  const { team, role } = useAiAccess();
  return (
    <Notice tone="warn">
      {team && role !== 'owner' ? (
        `${team.owner.full_name}’s plan, which covers ${team.name}, doesn’t include ${what.toLowerCase()}.`
      ) : (
        <>
          {`${what} are part of the Pro, Business, and Enterprise plans. `}
          <PlansLink />
        </>
      )}
    </Notice>
  );
}
