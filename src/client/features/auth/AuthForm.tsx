import type { ReactNode, SubmitEvent } from 'react';
import { styled } from '@mui/material/styles';
import { BusyButton } from '../../components/BusyButton';
import { type Faults, FormFaults } from '../../components/FormFaults';
import { Notice } from '../../components/Notice';
import { Spaced } from '../../components/Spaced';
import { tokens } from '../../theme/tokens';

type Props = {
  /** Left out where the page says it. */
  title?: string;
  text?: string;
  faults: Faults;
  /** The sentence that says it went well. */
  done?: string | undefined;
  children?: ReactNode;
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  onSubmit: () => void;
  /** Below the button. */
  footer?: ReactNode;
};

/** The frame of every form about signing in. The browser checks the fields itself, in its own words. */
export function AuthForm(props: Props) {
  const { title, text, faults, done, children, submitLabel, busyLabel, busy, onSubmit, footer } = props;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <form onSubmit={handleSubmit}>
      {title !== undefined && <Title>{title}</Title>}
      {text !== undefined && <Text>{text}</Text>}
      <Fields>
        <FormFaults {...faults} />
        {done !== undefined && <Notice tone="good">{done}</Notice>}
        {children}
        <BusyButton type="submit" fullWidth size="large" busy={busy} busyLabel={busyLabel}>
          {submitLabel}
        </BusyButton>
      </Fields>
      {footer !== undefined && <Spaced above={16}>{footer}</Spaced>}
    </form>
  );
}

/** A button that looks like a link, for what is an action of the form rather than an address. */
export const TextAction = styled('button')({
  minHeight: 32,
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: 13,
  fontWeight: 500,
  color: tokens.accentText,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
});

const Title = styled('h3')({ fontSize: 16, lineHeight: '24px', letterSpacing: '-.01em' });
const Text = styled('p')({ marginTop: 2, color: tokens.text2 });
const Fields = styled('div')({
  display: 'grid',
  gap: 16,
  'p + &': { marginTop: 20 },
  gridTemplateColumns: 'minmax(0, 1fr)',
});
