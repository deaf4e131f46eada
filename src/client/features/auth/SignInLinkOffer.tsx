import { styled } from '@mui/material/styles';
import { useRequestSignInLinkMutation } from '../../api/api';
import { Notice } from '../../components/Notice';
import { Spaced } from '../../components/Spaced';
import { isMailSent } from '../../lib/pageSettings';
import { tokens } from '../../theme/tokens';
import { TextAction } from './AuthForm';

/** The way in for someone who is refused because too many wrong passwords were tried, maybe by others. */
export function SignInLinkOffer({ email }: { email: string }) {
  const [requestLink, { isLoading, data }] = useRequestSignInLinkMutation();
  if (data) {
    return (
      <Spaced below={8}>
        <Notice tone="good">{data.message}</Notice>
      </Spaced>
    );
  }
  const handleRequest = () => {
    if (!isLoading) void requestLink({ signInLinkRequest: { email } });
  };
  return (
    <Row>
      <span>Don’t want to wait?</span>
      <TextAction type="button" aria-disabled={isLoading} onClick={handleRequest}>
        {isLoading ? 'Sending...' : isMailSent() ? 'Email me a sign-in link' : 'Request a sign-in link'}
      </TextAction>
    </Row>
  );
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  fontSize: 13,
  color: tokens.text2,
});
