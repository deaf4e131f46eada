import type { ReactNode, SubmitEvent } from 'react';
import Button from '@mui/material/Button';
import { type Problem, isPlanRefusal } from '../../api/problem';
import { HeldButton } from '../../components/HeldButton';
import { useHindrance } from '../../domain/teams/useMay';
import { type Faults, FormFaults } from '../../components/FormFaults';
import { Panel } from '../../components/Panel';
import { ToolActions, ToolFields, ToolNotes } from './toolFormLayout';

type Props = {
  title: string;
  /** What the form is sent to. */
  operation: 'generateHeadlines' | 'optimizeContent';
  faults: Faults & { problem: Problem | undefined };
  /** The fields. */
  children: ReactNode;
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  /** Never called while busy, nor for viewers. */
  onSubmit: () => void;
  onCancel: () => void;
  /** Stands below the buttons. */
  notes: ReactNode;
};

/** The form of one of the page's tools, with its submit button and one that cancels the call. */
export function ToolForm(props: Props) {
  const { title, operation, faults, children, submitLabel, busyLabel, busy, onSubmit, onCancel, notes } = props;
  const hindrance = useHindrance(operation);
  // A toast tells it, with the way to the plans.
  const isInToast = faults.problem !== undefined && isPlanRefusal(faults.problem);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy && hindrance === undefined) onSubmit();
  };
  return (
    <Panel title={title}>
      <ToolFields noValidate onSubmit={handleSubmit}>
        <FormFaults above={isInToast ? undefined : faults.above} refusal={faults.refusal} />
        {children}
        <ToolActions>
          <HeldButton hindrance={hindrance} type="submit" busy={busy} busyLabel={busyLabel} fullWidth>
            {submitLabel}
          </HeldButton>
          {busy && (
            <Button variant="outlined" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </ToolActions>
        <ToolNotes>{notes}</ToolNotes>
      </ToolFields>
    </Panel>
  );
}
