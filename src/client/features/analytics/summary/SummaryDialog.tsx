import { styled } from '@mui/material/styles';
import { selectUser } from '../../../api/authSlice';
import { problemOf, toProblem } from '../../../api/problem';
import {
  type EmailSummary,
  type EmailSummaryCadence,
  useGetEmailSummaryQuery,
  useSetEmailSummaryMutation,
} from '../../../api/summariesApi';
import { DialogFrame } from '../../../components/DialogFrame';
import { ErrorPanel } from '../../../components/ErrorPanel';
import { LoadingLines } from '../../../components/LoadingLines';
import { Notice } from '../../../components/Notice';
import { SegmentedControl } from '../../../components/SegmentedControl';
import { Stack } from '../../../components/Stack';
import { useWorkspace } from '../../../domain/teams/workspace';
import { formatDay } from '../../../lib/dates';
import { useAppSelector } from '../../../redux/hooks';
import { tokens } from '../../../theme/tokens';

const cadences = [
  { value: 'off', label: 'Off' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
] as const;

/** Turns the summary by email on and off, at once. */
export function SummaryDialog({ onClose }: { onClose: () => void }) {
  const query = useGetEmailSummaryQuery(useWorkspace());
  return (
    <DialogFrame open title="Email summary" onClose={onClose}>
      <Stack gap={16}>
        <Words>Your numbers against the period before, where the money went, and what to do.</Words>
        {query.data ? (
          <Choice summary={query.data} readAt={query.fulfilledTimeStamp ?? 0} />
        ) : query.isError && !query.isFetching ? (
          <ErrorPanel
            title="Couldn’t load your choice"
            detail={toProblem(query.error).detail}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <LoadingLines label="Loading your choice" widths={['70%', '50%']} />
        )}
      </Stack>
    </DialogFrame>
  );
}

type ChoiceProps = {
  summary: EmailSummary;
  /** When it was read, in milliseconds since 1970. */
  readAt: number;
};

function Choice({ summary: read, readAt }: ChoiceProps) {
  const workspace = useWorkspace();
  const user = useAppSelector(selectUser);
  const [set, { originalArgs, isLoading, error, data: stored, fulfilledTimeStamp: storedAt }] =
    useSetEmailSummaryMutation();
  // What was stored is shown until it is read again: the choice would jump back and forth otherwise.
  const summary = stored && storedAt !== undefined && storedAt >= readAt ? stored : read;
  const shown = isLoading ? originalArgs?.emailSummaryChoice.cadence : summary.cadence;
  const handleChange = (cadence: EmailSummaryCadence) => {
    if (!isLoading) void set({ ...workspace, emailSummaryChoice: { cadence } });
  };
  const problem = isLoading ? undefined : problemOf(error);
  return (
    <>
      {problem && <Notice tone="bad">{problem.detail}</Notice>}
      <SegmentedControl label="How often" value={shown ?? summary.cadence} options={cadences} onChange={handleChange} />
      <Words role="status">{isLoading ? 'Saving…' : nextOne(summary, user?.email ?? '')}</Words>
      {summary.next_on !== null && user?.email_verified === false && (
        <Notice tone="warn">Confirm your email first. You can send yourself a new link in Settings.</Notice>
      )}
    </>
  );
}

function nextOne({ cadence, next_on: day }: EmailSummary, email: string): string {
  if (day === null) return 'You don’t get a summary.';
  const regularly = cadence === 'weekly' ? 'every Monday' : 'on the first of each month';
  return `It goes to ${email} ${regularly}, next on ${formatDay(day)}. Without new numbers, there’s no email.`;
}

const Words = styled('p')({ color: tokens.text2, overflowWrap: 'anywhere' });
