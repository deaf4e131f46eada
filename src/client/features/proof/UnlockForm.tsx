import { type SubmitEvent, useState } from 'react';
import { styled } from '@mui/material/styles';
import { bounds } from '../../api/bounds';
import { problemOf } from '../../api/problem';
import { useUnlockSharedProofMutation } from '../../api/proofsApi';
import { BusyButton } from '../../components/BusyButton';
import { NarrowPage } from '../../components/NarrowPage';
import { PageHeader } from '../../components/PageHeader';
import { Panel } from '../../components/Panel';
import { TextField } from '../../components/TextField';

type Props = { token: string; onUnlock: (access: string) => void };

/** Asks for a link's passphrase. What was typed stays where it was wrong. */
export function UnlockForm({ token, onUnlock }: Props) {
  const [passphrase, setPassphrase] = useState('');
  const [unlock, { isLoading, error, reset }] = useUnlockSharedProofMutation();
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const { data } = await unlock({ token, proofPassphrase: { passphrase } });
    if (data) onUnlock(data.access);
  };
  return (
    <NarrowPage width={480}>
      <PageHeader title="Ads for review" subtitle="Enter the passphrase you were given with this link." />
      <Panel>
        <Form onSubmit={(event) => void handleSubmit(event)}>
          <TextField
            label="Passphrase"
            type="password"
            autoComplete="off"
            autoFocus
            required
            maxLength={bounds.ProofPassphrase.passphrase.maxLength}
            value={passphrase}
            error={problemOf(error)?.detail}
            onChange={(typed) => {
              setPassphrase(typed);
              reset();
            }}
          />
          <BusyButton type="submit" busy={isLoading}>
            {isLoading ? 'Opening…' : 'See the ads'}
          </BusyButton>
        </Form>
      </Panel>
    </NarrowPage>
  );
}

const Form = styled('form')({ display: 'grid', gap: 16, justifyItems: 'start', '& > div': { width: '100%' } });
