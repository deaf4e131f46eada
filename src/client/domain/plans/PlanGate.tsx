import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { PlanId } from '../../api/api';
import { selectUser } from '../../api/authSlice';
import { PageHeader } from '../../components/PageHeader';
import { useAppSelector } from '../../redux/hooks';
import { comparePlans } from './planRank';
import { usePlansAddress } from './usePlansAddress';

type Props = {
  /** The smallest plan that opens it. */
  needs: PlanId;
  title: string;
  text: string;
  buttonLabel: string;
  /** Stands below the button: what the plan would bring. */
  details?: ReactNode;
  /** What the plan opens. */
  children: ReactNode;
};

/** A page that needs a plan: the page itself for whoever has it, for others what it takes and the way there. */
export function PlanGate({ needs, children, ...closed }: Props) {
  const user = useAppSelector(selectUser);
  if (!user) return null;
  return comparePlans(user.subscription_plan, needs) >= 0 ? children : <ClosedGate {...closed} />;
}

function ClosedGate({ title, text, buttonLabel, details }: Omit<Props, 'needs' | 'children'>) {
  const plansAddress = usePlansAddress();
  return (
    <>
      <PageHeader title={title} subtitle={text} />
      <Button component={Link} to={plansAddress}>
        {buttonLabel}
      </Button>
      {details !== undefined && <Details>{details}</Details>}
    </>
  );
}

const Details = styled('div')({ marginTop: 32 });
