import type { ReactNode, SubmitEvent } from 'react';
import { styled } from '@mui/material/styles';
import { BusyButton } from '../../components/BusyButton';
import { type Faults, FormFaults } from '../../components/FormFaults';

type Props = {
  faults: Faults;
  children: ReactNode;
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  onSubmit: () => void;
};

/** A form inside a panel: fields, then one button. */
export function PanelForm({ faults, children, submitLabel, busyLabel, busy, onSubmit }: Props) {
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <Form onSubmit={handleSubmit}>
      <FormFaults {...faults} />
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
