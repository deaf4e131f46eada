import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { selectUser } from '../../api/authSlice';
import { PageHeader } from '../../components/PageHeader';
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

/** A page that not everybody may enter: the page itself for whoever may, for others what it takes and the way there. */
export function PlanGate({ access, children, ...closed }: Props) {
  const user = useAppSelector(selectUser);
  if (!user) return null;
  return hasAccess(user, access) ? children : <ClosedGate {...closed} />;
}

type ClosedProps = Pick<Props, 'title' | 'text' | 'details'> & {
  /** Of the way to the plans; left out where no plan of the person's own would help. */
  buttonLabel?: string;
};

/** What stands in the place of a page that is closed. */
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
      {details !== undefined && <Details>{details}</Details>}
    </>
  );
}

const Details = styled('div')({ marginTop: 32 });
