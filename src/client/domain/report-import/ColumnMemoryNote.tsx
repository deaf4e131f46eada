import { styled } from '@mui/material/styles';
import type { ReportColumns } from '../../api/metricsApi';
import { toProblem } from '../../api/problem';
import { useForgetReportColumnsMutation } from '../../api/reportColumnsApi';
import { BusyButton } from '../../components/BusyButton';
import { tokens } from '../../theme/tokens';
import { type ColumnMemory, isReadBy, memorySentence } from './rememberedColumns';

type Props = {
  /** Columns that were chosen by hand, now or for an earlier file. */
  chosen: ReportColumns;
  /** What was remembered for the file's header row. */
  memory: ColumnMemory | null;
  onForgotten: () => void;
};

/** Says whether a file is read by columns that were chosen for an earlier one, and lets them be forgotten. */
export function ColumnMemoryNote({ chosen, memory, onForgotten }: Props) {
  const [forget, { isLoading }] = useForgetReportColumnsMutation();
  const handleForget = async (id: string) => {
    const { error } = await forget({ id });
    // What a colleague forgot before is forgotten, too.
    if (!error || toProblem(error).status === 404) onForgotten();
  };
  if (Object.keys(chosen).length === 0) return null;
  return (
    <Note>
      <p>
        {isReadBy(memory, chosen)
          ? memorySentence(memory, Date.now())
          : 'Once you import this file, these columns are remembered for the next one with the same header row.'}
      </p>
      {memory && (
        <BusyButton
          size="small"
          variant="outlined"
          busy={isLoading}
          busyLabel="Forgetting…"
          onClick={() => void handleForget(memory.id)}
        >
          Forget these columns
        </BusyButton>
      )}
    </Note>
  );
}

const Note = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  color: tokens.text2,
});
