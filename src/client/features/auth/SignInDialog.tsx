import { useId, useState } from 'react';
import { styled } from '@mui/material/styles';
import { selectSignInWish } from '../../api/authSlice';
import { DialogFrame } from '../../components/DialogFrame';
import { TabBar } from '../../components/TabBar';
import { productName } from '../../lib/pageSettings';
import { useAppSelector } from '../../redux/hooks';
import { ForgottenPasswordForm } from './ForgottenPasswordForm';
import { LoginForm, type LoginValues } from './LoginForm';
import { SecondStepForm } from './SecondStepForm';
import { SignUpForm, type SignUpValues } from './SignUpForm';

type Tab = 'login' | 'sign-up';

const tabs = [
  { value: 'login', label: 'Login' },
  { value: 'sign-up', label: 'Sign Up' },
] as const;

/** Signs in, in one step or two, signs up, or asks for a new password. It goes away when a session starts and stays when one does not. */
export function SignInDialog({ onClose }: { onClose: () => void }) {
  const idPrefix = useId();
  const wish = useAppSelector(selectSignInWish);
  const [tab, setTab] = useState<Tab>(wish?.tab ?? 'login');
  const [isForgotten, setIsForgotten] = useState(false);
  const [challenge, setChallenge] = useState<string>();
  // The two tabs keep what was typed apart from each other, and while the other one is shown.
  const [login, setLogin] = useState<LoginValues>({ email: wish?.email ?? '', password: '' });
  const [signUp, setSignUp] = useState<SignUpValues>({ fullName: '', email: wish?.email ?? '', password: '' });

  const handleBack = () => {
    setChallenge(undefined);
    setLogin(({ email }) => ({ email, password: '' }));
  };
  return (
    <DialogFrame open title={`Welcome to ${productName()}`} onClose={onClose}>
      {challenge !== undefined ? (
        <SecondStepForm challenge={challenge} onBack={handleBack} />
      ) : isForgotten ? (
        <ForgottenPasswordForm initialEmail={login.email} onBack={() => setIsForgotten(false)} />
      ) : (
        <>
          <TabBar label="Account" idPrefix={idPrefix} value={tab} tabs={tabs} onChange={setTab} />
          <TabPanel role="tabpanel" id={`${idPrefix}-panel-${tab}`} aria-labelledby={`${idPrefix}-tab-${tab}`}>
            {tab === 'login' ? (
              <LoginForm
                values={login}
                onChange={(change) => setLogin((before) => ({ ...before, ...change }))}
                onForgotten={() => setIsForgotten(true)}
                onSecondStep={setChallenge}
              />
            ) : (
              <SignUpForm values={signUp} onChange={(change) => setSignUp((before) => ({ ...before, ...change }))} />
            )}
          </TabPanel>
        </>
      )}
    </DialogFrame>
  );
}

const TabPanel = styled('div')({ paddingTop: 20 });
