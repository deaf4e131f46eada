import { styled } from '@mui/material/styles';
import { useRequestSignInLinkMutation } from '../../api/api';
import { Notice } from '../../components/Notice';
import { isMailSent } from '../../lib/pageSettings';
import { tokens } from '../../theme/tokens';
import { TextAction } from './AuthForm';

/** The way in for someone who is refused because too many wrong passwords were tried, maybe by others. */
export function SignInLinkOffer({ email }: { email: string }) {
  const [requestLink, { isLoading, data }] = useRequestSignInLinkMutation();
  if (data) {
    return (
      <Sent>
        <Notice tone="good">{data.message}</Notice>
      </Sent>
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

const Sent = styled('div')({ marginBottom: 8 });

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  fontSize: 13,
  color: tokens.text2,
});
