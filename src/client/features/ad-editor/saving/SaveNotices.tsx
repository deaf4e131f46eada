import { memo, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Notice } from '../../../components/Notice';
import { useAppDispatch, useAppSelector } from '../../../redux/hooks';
import { belowTablet } from '../../../theme/tokens';
import { recoveryAcknowledged, selectEditedAd, undone } from '../state/adEditorSlice';
import type { EditedAd } from '../state/editedAd';
import { discardChanges, saveAd, saveHeldAd } from '../state/adEditorThunks';
import { ConflictDialog } from './ConflictDialog';
import { GoneDialog } from './GoneDialog';

/** What stands in the way of storing the ad, with the way on; and what came back from an earlier visit. */
export const SaveNotices = memo(function SaveNotices({ id }: { id: string }) {
  const edited = useAppSelector((state) => selectEditedAd(state, id));
  const [postponed, setPostponed] = useState<EditedAd['theirs']>(null);
  if (!edited) return null;
  const { save, theirs } = edited;
  return (
    <>
      <Sentence id={id} edited={edited} onDecide={() => setPostponed(null)} />
      {save === 'conflict' && theirs && theirs !== postponed && (
        <ConflictDialog id={id} draft={edited.draft} theirs={theirs} onClose={() => setPostponed(theirs)} />
      )}
      {save === 'gone' && <GoneDialog id={id} name={edited.draft.name} />}
    </>
  );
});

type SentenceProps = { id: string; edited: EditedAd; onDecide: () => void };

function Sentence({ id, edited, onDecide }: SentenceProps) {
  const dispatch = useAppDispatch();
  const { save, problem, isRecovered } = edited;
  if (save === 'refused' && problem) {
    return (
      <Strip tone="bad" text={`${problemText(problem)} Until it’s fixed, your changes are kept on this device.`}>
        <Button variant="text" onClick={() => void dispatch(saveAd(id))}>
          Try again
        </Button>
      </Strip>
    );
  }
  if (save === 'held' && problem) {
    return (
      <Strip tone="bad" text={`${problem.detail} Your changes are kept on this device.`}>
        <Button variant="text" onClick={() => void dispatch(discardChanges(id))}>
          Discard my changes
        </Button>
        <Button variant="text" onClick={() => void dispatch(saveHeldAd(id))}>
          Try again
        </Button>
      </Strip>
    );
  }
  if (save === 'waiting') {
    return (
      <Strip tone="bad" text="The server can’t be reached. Your changes are kept on this device until it can.">
        <Button variant="text" onClick={() => void dispatch(saveAd(id))}>
          Try now
        </Button>
      </Strip>
    );
  }
  if (save === 'conflict') {
    return (
      <Strip tone="bad" text="This ad was also changed elsewhere. Nothing is saved until you choose a version.">
        <Button variant="text" onClick={onDecide}>
          Compare
        </Button>
      </Strip>
    );
  }
  if (!isRecovered) return null;
  const acknowledge = () => dispatch(recoveryAcknowledged({ id }));
  const handleDiscard = () => {
    acknowledge();
    dispatch(undone({ id }));
  };
  return (
    <Strip tone="good" text="We brought back changes that weren’t saved on your last visit.">
      <Button variant="text" onClick={handleDiscard}>
        Discard them
      </Button>
      <Button variant="text" onClick={acknowledge}>
        Keep them
      </Button>
    </Strip>
  );
}

function problemText({ detail, fieldErrors }: NonNullable<EditedAd['problem']>): string {
  const sentences = Object.values(fieldErrors);
  return sentences.length > 0 ? sentences.join(' ') : detail;
}

type StripProps = { tone: 'bad' | 'good'; text: string; children: React.ReactNode };

function Strip({ tone, text, children }: StripProps) {
  return (
    <Pad>
      <Notice tone={tone}>
        <Row>
          <span>{text}</span>
          <span>{children}</span>
        </Row>
      </Notice>
    </Pad>
  );
}

const Pad = styled('div')({
  padding: '8px 24px',
  // Beside the middle of the row that the button makes; on phones beside the first line of the text.
  '& > div > svg': { marginTop: 10 },
  [belowTablet]: { padding: '8px 16px', '& > div > svg': { marginTop: 2 } },
});

const Row = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' });
