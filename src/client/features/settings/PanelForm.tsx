import type { ReactNode, SubmitEvent } from 'react';
import { styled } from '@mui/material/styles';
import { BusyButton } from '../../components/BusyButton';
import { Notice } from '../../components/Notice';
import type { Problem } from '../../api/problem';

type Props = {
  /** Why the server refused. A sentence that stands at a field is not said again above the fields. */
  problem: Problem | undefined;
  children: ReactNode;
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  onSubmit: () => void;
};

/** A form inside a panel: fields, then one button. */
export function PanelForm({ problem, children, submitLabel, busyLabel, busy, onSubmit }: Props) {
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  const isSaidAtField = Object.keys(problem?.fieldErrors ?? {}).length > 0;
  return (
    <Form onSubmit={handleSubmit}>
      {problem && !isSaidAtField && <Notice tone="bad">{problem.detail}</Notice>}
      {children}
      <div>
        <BusyButton type="submit" variant="outlined" busy={busy} busyLabel={busyLabel}>
          {submitLabel}
        </BusyButton>
      </div>
    </Form>
  );
}

const Form = styled('form')({ display: 'grid', gap: 16, maxWidth: 400, gridTemplateColumns: 'minmax(0, 1fr)' });
