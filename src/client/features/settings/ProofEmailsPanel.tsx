import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { problemOf, toProblem } from '../../api/problem';
import { useGetProofEmailsQuery, useSetProofEmailsMutation } from '../../api/proofsApi';
import { ErrorPanel } from '../../components/ErrorPanel';
import { LoadingLines } from '../../components/LoadingLines';
import { Notice } from '../../components/Notice';
import { Panel } from '../../components/Panel';
import { Stack } from '../../components/Stack';
import { tokens } from '../../theme/tokens';

/** Whether what clients say by proof links is emailed; stored at once. */
export function ProofEmailsPanel() {
  const query = useGetProofEmailsQuery();
  return (
    <Panel title="Emails">
      {query.data ? (
        <Choice isOn={query.data.enabled} />
      ) : query.isError && !query.isFetching ? (
        <ErrorPanel
          title="Couldn’t load your choice"
          detail={toProblem(query.error).detail}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <LoadingLines label="Loading your choice" widths={['70%', '50%']} />
      )}
    </Panel>
  );
}

function Choice({ isOn }: { isOn: boolean }) {
  const [set, { isLoading, originalArgs, error }] = useSetProofEmailsMutation();
  const problem = isLoading ? undefined : problemOf(error);
  return (
    <Stack gap={12}>
      {problem && <Notice tone="bad">{problem.detail}</Notice>}
      <Tick>
        <Checkbox
          color="secondary"
          checked={isLoading ? (originalArgs?.proofEmails.enabled ?? isOn) : isOn}
          onChange={(event) => void set({ proofEmails: { enabled: event.target.checked } })}
        />
        <span>
          Email me when clients comment or decide
          <Hint>For links and ads you made, once an hour for each link at most.</Hint>
        </span>
      </Tick>
    </Stack>
  );
}

const Tick = styled('label')({ display: 'flex', alignItems: 'center', marginLeft: -9, cursor: 'pointer' });

const Hint = styled('span')({ display: 'block', fontSize: 13, lineHeight: '18px', color: tokens.text2 });
