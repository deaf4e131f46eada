import { useState } from 'react';
import Button from '@mui/material/Button';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { useConfirmSignInLinkMutation, useRequestSignInLinkMutation } from '../../api/api';
import { selectUser } from '../../api/authSlice';
import { EmptyState } from '../../components/EmptyState';
import { NarrowPage } from '../../components/NarrowPage';
import { Notice } from '../../components/Notice';
import { PageHeader } from '../../components/PageHeader';
import { Panel } from '../../components/Panel';
import { TextField } from '../../components/TextField';
import { useFormFaults } from '../../domain/forms/useFormFaults';
import { isMailSent, productName } from '../../lib/pageSettings';
import { paths } from '../../lib/paths';
import { useAppSelector } from '../../redux/hooks';
import { AuthForm } from './AuthForm';
import { SecondStepForm } from './SecondStepForm';

/** Where the mailed link leads. Signs in when its button is pressed, because programs that check mails open links, too. */
export function SignInLinkPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const user = useAppSelector(selectUser);
  const [confirm, { isLoading, isSuccess, error }] = useConfirmSignInLinkMutation();
  const [secondStep, setSecondStep] = useState<'done' | 'ended'>();
  const faults = useFormFaults(error, []);
  const challenge = faults.problem?.challenge;
  if (isSuccess || secondStep === 'done') return <Navigate to={paths.dashboard} replace />;
  return (
    <NarrowPage width={420}>
      <PageHeader title="Sign in by email" subtitle="No password needed." />
      <Panel>
        {secondStep === 'ended' ? (
          <AnotherLink why="The link was already used. Ask for a new one, or log in with your password." />
        ) : challenge !== undefined ? (
          <SecondStepForm
            challenge={challenge}
            onBack={() => setSecondStep('ended')}
            onSignedIn={() => setSecondStep('done')}
          />
        ) : user && !isLoading ? (
          <SignedInAlready email={user.email} />
        ) : !token ? (
          <AnotherLink why="This link is incomplete. Open the link in the email again, or ask for a new one." />
        ) : faults.problem?.code === 'sign_in_link_invalid' ? (
          <AnotherLink why={faults.problem.detail} />
        ) : (
          <AuthForm
            text="Your link is ready. It works once."
            faults={faults}
            submitLabel="Sign In"
            busyLabel="Signing in..."
            busy={isLoading}
            onSubmit={() => void confirm({ signInLinkConfirmation: { token } })}
          />
        )}
      </Panel>
    </NarrowPage>
  );
}

function SignedInAlready({ email }: { email: string }) {
  return (
    <EmptyState
      title="You’re already signed in"
      text={`You’re signed in as ${email}. To use the link for another account, log out first.`}
      action={
        <Button component={Link} to={paths.dashboard}>
          {`Go to ${productName()}`}
        </Button>
      }
    />
  );
}

/** Says what is wrong with the link, and mails another one. */
function AnotherLink({ why }: { why: string }) {
  const [email, setEmail] = useState('');
  const [requestLink, { isLoading, data, error }] = useRequestSignInLinkMutation();
  const faults = useFormFaults(error, ['email']);
  return (
    <AuthForm
      // A toast tells it.
      faults={{ above: undefined, refusal: faults.refusal }}
      done={data?.message}
      submitLabel={isMailSent() ? 'Email me a new link' : 'Request a new link'}
      busyLabel="Sending..."
      busy={isLoading}
      onSubmit={() => void requestLink({ signInLinkRequest: { email } })}
    >
      {data === undefined && <Notice tone="warn">{why}</Notice>}
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        error={faults.at.email}
        hideError
        onChange={setEmail}
      />
    </AuthForm>
  );
}
