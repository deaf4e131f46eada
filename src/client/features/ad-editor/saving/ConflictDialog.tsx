import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { SavedAd } from '../../../api/adsApi';
import { BusyButton } from '../../../components/BusyButton';
import { DialogActions, DialogFrame } from '../../../components/DialogFrame';
import { Notice } from '../../../components/Notice';
import { formatMoment } from '../../../lib/dates';
import { useAppDispatch } from '../../../redux/hooks';
import { tokens } from '../../../theme/tokens';
import { type AdDraft, parseAd } from '../state/adDraft';
import { keepOwnVersion, takeOtherVersion } from '../state/adEditorThunks';
import { differencesOf } from '../state/differences';
import { useSaveAsNewAd } from './useSaveAsNewAd';

type Props = {
  id: string;
  draft: AdDraft;
  theirs: SavedAd;
  /** Puts the decision off: nothing is stored, and nothing is lost. */
  onClose: () => void;
};

/** Two versions of one ad: shows where they differ and asks which goes on. Neither is thrown away unasked. */
export function ConflictDialog({ id, draft, theirs, onClose }: Props) {
  const dispatch = useAppDispatch();
  const { saveAsNew, isSaving, problem } = useSaveAsNewAd(id);
  return (
    <DialogFrame open title="This ad was changed elsewhere" onClose={onClose} width={640}>
      {problem && <Notice tone="bad">{problem.detail}</Notice>}
      <p>{`The other version was saved ${formatMoment(theirs.updated_at)}, in another window or by someone else.`}</p>
      <Differences draft={draft} theirs={theirs} />
      <DialogActions>
        <BusyButton variant="text" busy={isSaving} busyLabel="Saving…" onClick={saveAsNew}>
          Save mine as a new ad
        </BusyButton>
        <Button variant="outlined" onClick={() => void dispatch(takeOtherVersion(id))}>
          Take the other version
        </Button>
        <Button onClick={() => void dispatch(keepOwnVersion(id))}>Keep my version</Button>
      </DialogActions>
    </DialogFrame>
  );
}

function Differences({ draft, theirs }: Pick<Props, 'draft' | 'theirs'>) {
  const differences = differencesOf(draft, parseAd(theirs));
  return (
    <Table>
      <caption>Where the two versions differ</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Mine</th>
          <th scope="col">The other</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ label, mine, other }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td dir="auto">{mine || '–'}</td>
            <td dir="auto">{other || '–'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled('table')({
  width: '100%',
  marginTop: 16,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '18px',
  '& caption': { paddingBottom: 8, fontWeight: 500, textAlign: 'left' },
  '& th, & td': {
    padding: '8px 12px 8px 0',
    borderTop: `1px solid ${tokens.line}`,
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& th': { fontWeight: 500, color: tokens.text2 },
});
