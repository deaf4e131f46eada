import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { User } from '../../../api/api';
import { toProblem } from '../../../api/problem';
import { type TwoStep, useGetTwoStepQuery } from '../../../api/twoStepApi';
import { Chip } from '../../../components/Chip';
import { ErrorPanel } from '../../../components/ErrorPanel';
import { Panel } from '../../../components/Panel';
import { PanelRow } from '../../../components/PanelRow';
import { Row } from '../../../components/Row';
import { SkeletonBlock } from '../../../components/SkeletonBlock';
import { lazyPart } from '../../../lib/speed/lazyPart';
import { formatDayOf } from '../../../lib/dates';
import type { TwoStepDialog } from './TwoStepDialogs';

const TwoStepDialogs = lazyPart(
  async () => (await import(/* webpackChunkName: "two-step" */ './TwoStepDialogs')).TwoStepDialogs,
);

/** Whether signing in takes a code besides the password, and the ways to change that. */
export function TwoStepPanel({ user }: { user: User }) {
  const { data, error, refetch } = useGetTwoStepQuery();
  const [open, setOpen] = useState<TwoStepDialog>();
  // A backend without it.
  if (!data && error && toProblem(error).status === 404) return null;
  const isOn = data && data.turned_on_at !== null;
  return (
    <Panel title="Two-step sign-in" aside={isOn && <Chip tone="good">On</Chip>}>
      {data && (isOn ? <On state={data} onOpen={setOpen} /> : <Off user={user} onOpen={setOpen} />)}
      {!data && error && (
        <ErrorPanel
          title="Couldn’t load two-step sign-in"
          detail={toProblem(error).detail}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonBlock width={280} height={20} />}
      {open && <TwoStepDialogs open={open} onClose={() => setOpen(undefined)} />}
    </Panel>
  );
}

type PartProps = { onOpen: (dialog: TwoStepDialog) => void };

function Off({ user, onOpen }: PartProps & { user: User }) {
  const isUnconfirmed = user.email_verified === false;
  return (
    <PanelRow>
      <p>
        {isUnconfirmed
          ? 'Sign in with a code from your phone besides your password. Confirm your email first to turn it on.'
          : 'Sign in with a code from your phone besides your password, so a stolen password isn’t enough.'}
      </p>
      {!isUnconfirmed && (
        <Button variant="outlined" onClick={() => onOpen('set-up')}>
          Turn on
        </Button>
      )}
    </PanelRow>
  );
}

/** So few recovery codes are left that it’s time for new ones. */
const fewCodes = 3;

function On({ state, onOpen }: PartProps & { state: TwoStep }) {
  const { turned_on_at: turnedOnAt, recovery_codes_left: left } = state;
  const codes = `${left === 0 ? 'No' : left} recovery ${left === 1 ? 'code' : 'codes'} left`;
  return (
    <PanelRow>
      <p>
        {`Signing in takes a code from your authenticator app since ${formatDayOf(turnedOnAt ?? '')}. `}
        {left <= fewCodes ? <Few>{`${codes}: get new ones while you can.`}</Few> : `${codes}.`}
      </p>
      <Row>
        <Button variant="outlined" onClick={() => onOpen('new-codes')}>
          New recovery codes
        </Button>
        <Button variant="outlined" color="error" onClick={() => onOpen('turn-off')}>
          Turn off
        </Button>
      </Row>
    </PanelRow>
  );
}

const Few = styled('strong')({ fontWeight: 500 });
