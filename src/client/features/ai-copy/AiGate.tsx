import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { ClosedGate } from '../../domain/plans/PlanGate';
import { type AiAccess, useAiAccess } from '../../domain/plans/useAiAccess';
import { personalName } from '../../domain/teams/workspaceWords';
import { useAppDispatch } from '../../redux/hooks';
import { workspaceChosen } from '../../domain/teams/teamsSlice';

const title = 'Premium Feature';

/**
 * The page where ad copy may be written in this workspace; elsewhere which plan or role it takes, and how to get it.
 */
export function AiGate({ children }: { children: ReactNode }) {
  const { isOpen, team, role, elsewhere } = useAiAccess();
  if (isOpen) return children;
  const details = elsewhere === undefined ? undefined : <WorkElsewhere workspace={elsewhere} />;
  if (team && role !== 'owner') {
    return (
      <ClosedGate
        title={title}
        text={`${team.owner.full_name}’s plan, which covers ${team.name}, doesn’t include AI ad copy.`}
        details={details}
      />
    );
  }
  return (
    <ClosedGate
      title={title}
      text="AI ad copy generation is available for Pro, Business, and Enterprise subscribers."
      buttonLabel="Upgrade Now"
      details={details}
    />
  );
}

/** Leads to where the person may have ad copy written. */
function WorkElsewhere({ workspace }: { workspace: NonNullable<AiAccess['elsewhere']> | null }) {
  const dispatch = useAppDispatch();
  return (
    <Button variant="outlined" onClick={() => dispatch(workspaceChosen(workspace?.id ?? null))}>
      {`Work in ${workspace?.name ?? personalName}`}
    </Button>
  );
}
