import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link, useNavigate } from 'react-router-dom';
import { type SignInWish, selectUser, signInRequested } from '../../api/authSlice';
import { problemOf } from '../../api/problem';
import { type Invitation, useAcceptInvitationMutation } from '../../api/teamsApi';
import { BusyButton } from '../../components/BusyButton';
import { Notice } from '../../components/Notice';
import { Row } from '../../components/Row';
import { Spaced } from '../../components/Spaced';
import { workingIn } from '../../domain/teams/workspaceWords';
import { paths } from '../../lib/paths';
import { useAppDispatch, useAppSelector } from '../../redux/hooks';
import { signOut } from '../../redux/signOut';
import { workspaceChosen } from '../../domain/teams/teamsSlice';
import { toastShown } from '../../redux/toastsSlice';

type Props = { token: string; invitation: Invitation };

/** What can be done about an invitation, depending on who is signed in. */
export function InvitationAnswer({ token, invitation }: Props) {
  const user = useAppSelector(selectUser);
  if (!user) return <Visitor email={invitation.email} />;
  if (isSame(user.email, invitation.email)) return <Join token={token} teamName={invitation.team.name} />;
  return <OtherAddress invited={invitation.email} own={user.email} />;
}

/** Case is ignored, as the server ignores it. */
const isSame = (one: string, other: string) => one.normalize().toLowerCase() === other.normalize().toLowerCase();

function Visitor({ email }: { email: string }) {
  const dispatch = useAppDispatch();
  const ask = (tab: SignInWish['tab']) => void dispatch(signInRequested({ tab, email }));
  return (
    <Row>
      <Button onClick={() => ask('sign-up')}>Sign up to join</Button>
      <Button variant="outlined" onClick={() => ask('login')}>
        Sign in
      </Button>
    </Row>
  );
}

function Join({ token, teamName }: { token: string; teamName: string }) {
  // The outcome is kept over remounts, because the link works only once.
  const [accept, { isLoading, isSuccess, error }] = useAcceptInvitationMutation({ fixedCacheKey: `join ${token}` });
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const problem = problemOf(error);
  const isIn = problem?.code === 'invitation_used' || problem?.code === 'already_member';
  const handleJoin = async () => {
    const { data: team } = await accept({ token });
    if (!team) return;
    dispatch(workspaceChosen(team.id));
    dispatch(toastShown({ title: `You joined ${team.name}`, description: workingIn(team) }));
    void navigate(paths.teams, { replace: true });
  };
  return (
    <>
      {problem && (
        <Spaced below={16}>
          <Notice tone="bad">{problem.detail}</Notice>
        </Spaced>
      )}
      {isIn ? (
        <Button component={Link} to={paths.teams}>
          Open your teams
        </Button>
      ) : (
        <JoinButton busy={isLoading || isSuccess} busyLabel="Joining…" onClick={() => void handleJoin()}>
          {`Join ${teamName}`}
        </JoinButton>
      )}
    </>
  );
}

function OtherAddress({ invited, own }: { invited: string; own: string }) {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const handleSignOut = async () => {
    setIsBusy(true);
    await dispatch(signOut());
    setIsBusy(false);
  };
  return (
    <>
      <Spaced below={16}>
        <Notice tone="warn">
          This invitation is for {invited}, and you’re signed in as {own}. Sign in with that address to accept it.
        </Notice>
      </Spaced>
      <BusyButton busy={isBusy} variant="outlined" onClick={() => void handleSignOut()}>
        Sign out and use another account
      </BusyButton>
    </>
  );
}

/** A name may take several lines of a phone. */
const JoinButton = styled(BusyButton)({
  height: 'auto',
  minHeight: 44,
  paddingBlock: 8,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
