import { styled } from '@mui/material/styles';
import { type User, useRequestEmailVerificationMutation } from '../../api/api';
import { problemOf } from '../../api/problem';
import { BusyButton } from '../../components/BusyButton';
import { Notice } from '../../components/Notice';
import { Panel } from '../../components/Panel';
import { Stack } from '../../components/Stack';
import { isMailSent } from '../../lib/pageSettings';
import { tokens } from '../../theme/tokens';

/** Asks to confirm the account's address, and mails the link for it again, unless no mail goes out. */
export function EmailPanel({ user }: { user: User }) {
  const [request, { isLoading, isSuccess, error }] = useRequestEmailVerificationMutation();
  const problem = problemOf(error);
  if (!isMailSent()) {
    return (
      <Panel title="Confirm your email">
        <Text>
          Email isn’t set up here yet, so no link was sent to <strong>{user.email}</strong>. Everything works without
          it.
        </Text>
      </Panel>
    );
  }
  return (
    <Panel title="Confirm your email">
      <Stack gap={16}>
        <Text>
          We sent a link to <strong>{user.email}</strong>. Open it to start getting receipts and other emails.
          Everything else already works.
        </Text>
        {problem && <Notice tone="bad">{problem.detail}</Notice>}
        {isSuccess && <Notice tone="good">A new link is on its way.</Notice>}
        <div>
          <BusyButton variant="outlined" busy={isLoading} busyLabel="Sending…" onClick={() => void request()}>
            Resend email
          </BusyButton>
        </div>
      </Stack>
    </Panel>
  );
}

const Text = styled('p')({
  maxWidth: 480,
  color: tokens.text2,
  overflowWrap: 'anywhere',
  '& strong': { color: tokens.text },
});
