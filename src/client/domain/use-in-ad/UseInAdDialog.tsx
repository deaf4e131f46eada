import { useState } from 'react';
import { styled } from '@mui/material/styles';
import type { Ad, AdFormat } from '../../../ad-kit/ad';
import { emptyAd } from '../../../ad-kit/emptyAd';
import { adFormats, formats, formatName } from '../../../ad-kit/formats';
import { formatFor } from '../../../ad-kit/writer/copyLimits';
import type { Choice } from '../../../ad-kit/writer/intoAd';
import type { SavedAd } from '../../api/adsApi';
import { FormDialog } from '../../components/FormDialog';
import { SegmentedControl } from '../../components/SegmentedControl';
import { SelectField } from '../../components/SelectField';
import { tokens } from '../../theme/tokens';
import { CampaignPicker } from '../ads/CampaignPicker';
import { useFormFaults } from '../forms/useFormFaults';
import { AdChoice } from './AdChoice';
import { Outcome } from './Outcome';
import { ChoiceFields } from './ChoiceFields';
import { insertionOf } from './insertion';
import { useHandOver } from './useHandOver';
import { type WrittenCopy, kitKinds } from './writtenCopy';

type Props = { written: WrittenCopy; onClose: () => void };

type Target = 'new' | 'existing';

const targets: readonly { value: Target; label: string }[] = [
  { value: 'new', label: 'In a new ad' },
  { value: 'existing', label: 'In an existing ad' },
];

/** Asks which ad a written text is for, and opens that in the editor. */
export function UseInAdDialog({ written: copy, onClose }: Props) {
  const defaultFormat = formatFor(copy.platform, copy.adType);
  const [target, setTarget] = useState<Target>('new');
  const [campaignId, setCampaignId] = useState<string | null>(null);
  const [existing, setExisting] = useState<SavedAd>();
  const [format, setFormat] = useState<AdFormat>(defaultFormat);
  const [choice, setChoice] = useState<Choice>({});
  const { openNew, openExisting, isCreating, error } = useHandOver(onClose);
  const faults = useFormFaults(error, ['campaign_id']);
  const text = { kind: kitKinds[copy.kind], text: copy.text };
  const isNew = target === 'new';
  const offered = isNew ? adFormats : (existing?.contents.map((ad) => ad.format) ?? []);
  const shown = offered.includes(format) ? format : nearestFormat(offered, defaultFormat);
  const ad = shown && (isNew ? (emptyAd(shown) as Ad) : existing?.contents.find((each) => each.format === shown));
  const insertion = ad && insertionOf(ad, text, choice);
  const begin = (change: () => void) => {
    setChoice({});
    change();
  };
  const handleSubmit = () => {
    if (!shown || !insertion || insertion.refusal !== undefined) return;
    const handed = { format: shown, written: text, choice: insertion.choice };
    if (isNew) void openNew(campaignId, handed);
    else if (existing) void openExisting(existing.id, handed);
  };
  return (
    <FormDialog
      open
      title="Use in ad"
      faults={faults}
      onClose={onClose}
      onSubmit={handleSubmit}
      submitLabel="Open in the editor"
      busyLabel="Opening…"
      busy={isCreating}
      width={520}
    >
      <Quote>{copy.text}</Quote>
      <SegmentedControl
        label="Which ad"
        value={target}
        onChange={(next) => begin(() => setTarget(next))}
        options={targets}
      />
      {isNew ? (
        <CampaignPicker value={campaignId} onChange={setCampaignId} onlyOpen />
      ) : (
        <AdChoice chosen={existing} onChoose={(next) => begin(() => setExisting(next))} />
      )}
      {shown && (isNew || offered.length > 1) && (
        <SelectField
          label="Format"
          value={shown}
          onChange={(next) => begin(() => setFormat(next))}
          options={offered.map((value) => ({ value, label: formatName(value) }))}
        />
      )}
      {ad && insertion && (
        <>
          <ChoiceFields ad={ad} insertion={insertion} choice={choice} onChange={setChoice} />
          <Outcome format={ad.format} insertion={insertion} />
        </>
      )}
    </FormDialog>
  );
}

/** The format that a text was written for, else one of its platform, else the first. */
function nearestFormat(offered: readonly AdFormat[], defaultFormat: AdFormat): AdFormat | undefined {
  const { platform } = formats[defaultFormat];
  return (
    offered.find((one) => one === defaultFormat) ??
    offered.find((one) => formats[one].platform === platform) ??
    offered[0]
  );
}

const Quote = styled('blockquote')({
  maxHeight: 132,
  margin: 0,
  padding: '8px 12px',
  overflowY: 'auto',
  borderLeft: `2px solid ${tokens.strongLine}`,
  color: tokens.text2,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
