import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { FilledAd } from '../../../api/aiApi';
import type { Brief } from '../../../api/campaignsApi';
import { DialogActions } from '../../../components/DialogActions';
import { DialogFrame } from '../../../components/DialogFrame';
import { LeftOut } from '../../../domain/briefs/LeftOut';
import { countOf } from '../../../lib/text';
import { useAppDispatch } from '../../../redux/hooks';
import { tokens } from '../../../theme/tokens';
import type { AdDraft } from '../state/adDraft';
import { applyFilling } from './fillThunks';
import { type TextChange, refillOf } from './refill';
import { fillWidth } from './fillLayout';

type Props = {
  id: string;
  draft: AdDraft;
  filled: FilledAd;
  brief: Brief;
  onBack: () => void;
  onClose: () => void;
};

/** What a changed brief changes in the ad, before it does. */
export function RefillReview({ id, draft, filled, brief, onBack, onClose }: Props) {
  const dispatch = useAppDispatch();
  const { change, changes, kept } = refillOf(draft, filled, brief);
  const handleApply = () => {
    const title = changes.length > 0 ? `${countOf(changes.length, 'text')} updated from the brief` : undefined;
    void dispatch(applyFilling({ id, change, title }));
    onClose();
  };
  return (
    <DialogFrame open title="What changes in the ad" onClose={onClose} width={fillWidth}>
      {changes.length === 0 && <p>Nothing that was written from the brief has to change.</p>}
      <Changes changes={changes} />
      {kept.length > 0 && (
        <Section>
          <h3>Stays as you wrote it</h3>
          <p>These say something that the brief no longer says. Edit them yourself if you like.</p>
          <ul>
            {kept.map(({ place, before }) => (
              <li key={place}>
                <strong>{place}</strong>
                <span dir="auto">{before}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <LeftOut parts={filled.left_out} plain />
      <DialogActions>
        <Button variant="text" onClick={onBack}>
          Back to the brief
        </Button>
        <Button onClick={handleApply}>
          {changes.length === 0 ? 'Done' : `Change ${countOf(changes.length, 'text')}`}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

function Changes({ changes }: { changes: readonly TextChange[] }) {
  if (changes.length === 0) return null;
  return (
    <Section>
      <ul aria-label="Texts that change">
        {changes.map(({ place, before, after }) => (
          <li key={place}>
            <strong>{place}</strong>
            <del dir="auto">{before}</del>
            {after === '' ? <span>Removed: nothing else fits there.</span> : <ins dir="auto">{after}</ins>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Section = styled('section')({
  '& + &': { marginTop: 24 },
  '& > h3': { margin: '0 0 4px', fontSize: 13, lineHeight: '18px', fontWeight: 500 },
  '& > p': { marginBottom: 8, fontSize: 13, lineHeight: '18px', color: tokens.text2 },
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    display: 'grid',
    gap: 2,
    padding: '8px 0',
    borderTop: `1px solid ${tokens.line}`,
    fontSize: 13,
    lineHeight: '18px',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
  '& strong': { fontWeight: 500 },
  '& del': { color: tokens.text2 },
  '& ins': { color: tokens.text, textDecoration: 'none' },
});
