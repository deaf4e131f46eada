import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import type { FilledAd } from '../../../api/aiApi';
import type { Brief } from '../../../api/campaignsApi';
import { FormDialog } from '../../../components/FormDialog';
import { BriefFields } from '../../../domain/briefs/BriefFields';
import {
  type BriefForm,
  briefOfForm,
  briefProblem,
  factFields,
  isSameBrief,
  shownBriefFields,
} from '../../../domain/briefs/briefForm';
import { fillingOf } from '../../../domain/briefs/filledAd';
import { useFormFaults } from '../../../domain/forms/useFormFaults';
import { useAppDispatch, useAppSelector } from '../../../redux/hooks';
import { selectDraft } from '../state/adEditorSlice';
import { Filled } from './Filled';
import { RefillReview } from './RefillReview';
import { fillTitle, fillWidth } from './fillLayout';
import { applyFilling } from './fillThunks';
import { type Keeping, useFilling } from './useFilling';

type Props = {
  id: string;
  first: BriefForm;
  /** What the ad was filled from; `null` if it never was. */
  previous: Brief | null;
  /** The campaign that can keep the brief; `null` for none. */
  keeping: Keeping | null;
  onClose: () => void;
};

type Outcome = { filled: FilledAd; brief: Brief; isReview: boolean };

/** Asks for the brief, then shows what the writing brings: all of it, or what an earlier filling has to change. */
export function FillForm({ id, first, previous, keeping, onClose }: Props) {
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => selectDraft(state, id));
  const [form, setForm] = useState(first);
  const [isKept, setIsKept] = useState(true);
  const [outcome, setOutcome] = useState<Outcome>();
  const { fill, isBusy, error } = useFilling();
  const faults = useFormFaults(error, shownBriefFields(form), briefProblem);
  const brief = briefOfForm(form);
  const isNew = keeping !== null && !isSameBrief(brief, keeping.kept.brief);
  const handleFill = async (over: Brief | null) => {
    if (!faults.check(missingIn(brief))) return;
    const filled = await fill({ id, brief, previous: over, keeping: isKept ? keeping : null });
    if (!filled) return;
    if (over) return setOutcome({ filled, brief, isReview: true });
    await dispatch(applyFilling({ id, change: fillingOf(filled, brief), title: 'Ad filled from the brief' }));
    if (filled.left_out.length === 0) onClose();
    else setOutcome({ filled, brief, isReview: false });
  };
  if (outcome?.isReview) {
    const handleBack = () => setOutcome(undefined);
    return <RefillReview {...{ id, draft, onClose }} {...outcome} onBack={handleBack} />;
  }
  if (outcome) return <Filled leftOut={outcome.filled.left_out} onClose={onClose} />;
  return (
    <FormDialog
      open
      title={fillTitle}
      width={fillWidth}
      faults={faults}
      onClose={onClose}
      onSubmit={() => void handleFill(previous)}
      submitLabel={previous ? 'Review changes' : 'Fill the ad'}
      busyLabel="Writing…"
      busy={isBusy}
      secondaryAction={
        previous && (
          <Button variant="text" disabled={isBusy} onClick={() => void handleFill(null)}>
            Write everything again
          </Button>
        )
      }
    >
      <p>
        {previous
          ? 'Change the brief, then review what changes in the ad. Your own edits stay.'
          : 'Writes every field of every format and the artwork, within each platform’s limits. You can undo it.'}
      </p>
      <BriefFields
        form={form}
        errors={faults.at}
        onChange={(change) => {
          faults.settle(Object.keys(change) as (keyof typeof faults.at)[]);
          setForm((before) => ({ ...before, ...change }));
        }}
      />
      {isNew && (
        <Tick>
          <Checkbox checked={isKept} onChange={(event) => setIsKept(event.target.checked)} />
          {`Save this as the brief of ${keeping.name}`}
        </Tick>
      )}
    </FormDialog>
  );
}

/** What an ad can't be written without. */
function missingIn(brief: Brief) {
  const hasFacts = brief.key_benefits.length > 0 || factFields.some((field) => brief[field] !== '');
  return {
    ...(brief.product_name === '' && { product_name: 'Please enter a product or service.' }),
    ...(!hasFacts && { offer: 'Please add an offer or at least one benefit.' }),
  };
}

const Tick = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: 24,
  marginLeft: -6,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});
