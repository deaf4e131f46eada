import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { selectUser } from '../../api/authSlice';
import { PageHeader } from '../../components/PageHeader';
import { Spaced } from '../../components/Spaced';
import { useAppSelector } from '../../redux/hooks';
import { type Access, hasAccess } from './access';
import { usePlansAddress } from './usePlansAddress';

type Props = {
  /** What it takes to enter. */
  access: Access;
  title: string;
  text: string;
  buttonLabel: string;
  /** Stands below the button: what the plan would bring. */
  details?: ReactNode;
  /** What the plan opens. */
  children: ReactNode;
};

/**
 * A page that takes a plan: shows it to those who have the plan, and to others which plan it takes and how to get it.
 */
export function PlanGate({ access, children, ...closed }: Props) {
  const user = useAppSelector(selectUser);
  if (!user) return null;
  return hasAccess(user, access) ? children : <ClosedGate {...closed} />;
}

type ClosedProps = Pick<Props, 'title' | 'text' | 'details'> & {
  /** The label of the link to the plans; left out where a plan of the person's own wouldn't help. */
  buttonLabel?: string;
};

/** Shown in place of a page that is closed. */
export function ClosedGate({ title, text, buttonLabel, details }: ClosedProps) {
  const plansAddress = usePlansAddress();
  return (
    <>
      <PageHeader title={title} subtitle={text} />
      {buttonLabel !== undefined && (
        <Button component={Link} to={plansAddress}>
          {buttonLabel}
        </Button>
      )}
      {details !== undefined && <Spaced above={32}>{details}</Spaced>}
    </>
  );
}
