import type { SubmitEvent } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { adTypeValues, bounds } from '../../api/bounds';
import { Disclosure } from '../../components/Disclosure';
import { HeldButton } from '../../components/HeldButton';
import { useHindrance } from '../../domain/teams/useMay';
import { FormFaults } from '../../components/FormFaults';
import { Panel } from '../../components/Panel';
import { SelectField } from '../../components/SelectField';
import { TextField } from '../../components/TextField';
import { BenefitsField } from '../../domain/briefs/BenefitsField';
import { ProductWords } from '../../domain/briefs/BriefFields';
import { FactFields } from '../../domain/briefs/FactFields';
import { benefitFaults } from '../../domain/briefs/benefits';
import { factFields } from '../../domain/briefs/briefForm';
import { toneOptions } from '../../domain/briefs/tones';
import { useFormFaults } from '../../domain/forms/useFormFaults';
import { useAppDispatch, useAppSelector } from '../../redux/hooks';
import { toastShown } from '../../redux/toastsSlice';
import { belowWide } from '../../theme/tokens';
import { CampaignBrief } from './CampaignBrief';
import { BrandVoiceLine } from './brand-voice/BrandVoiceLine';
import { CopyUsageLine } from './CopyUsageLine';
import { LanguageNote } from './LanguageNote';
import { copyCancelled, copyRequested, formEdited, kindSaid, selectAiCopy } from './aiCopySlice';
import { type CopyField, type CopyForm, briefOf, missingPart, shownFields } from './copyForm';
import { adTypeNames, platformOptions } from './copyWords';
import { ToolActions, ToolFields, ToolNotes } from './toolFormLayout';

const adTypeOptions = adTypeValues.map((value) => ({ value, label: adTypeNames[value] }));
const limits = bounds.CopyBrief;

/** What the copy is to be about, and the button that has it written. */
export function CopyDetails({ onVoice }: { onVoice: () => void }) {
  const hindrance = useHindrance('generateAdCopy');
  const dispatch = useAppDispatch();
  const { form, readKinds, status, problem } = useAppSelector(selectAiCopy);
  const faults = useFormFaults(problem ?? undefined, shownFields(form));
  const isWriting = status === 'writing';
  const edit = (change: Partial<CopyForm>) => {
    // The keys of a change are the form's own.
    faults.settle(Object.keys(change) as CopyField[]);
    dispatch(formEdited(change));
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isWriting || hindrance !== undefined) return;
    const missing = missingPart(form);
    if (faults.check(missing?.faults ?? {})) dispatch(copyRequested(briefOf(form)));
    else if (missing) {
      const { title, description } = missing;
      dispatch(toastShown({ title, description, variant: 'destructive' }));
    }
  };
  return (
    <Panel title="Campaign Details">
      <ToolFields noValidate onSubmit={handleSubmit}>
        {/* A toast tells the refusal as a whole; what stands here is about fields that the form does not show. */}
        <FormFaults above={Object.keys(faults.at).length > 0 ? faults.above : undefined} refusal={faults.refusal} />
        <CampaignBrief />
        <TextField
          label="Product or service name"
          value={form.product_name}
          onChange={(product_name) => edit({ product_name })}
          error={faults.at.product_name}
          maxLength={limits.product_name.maxLength}
          required
        />
        <TextField
          label="Target audience"
          value={form.target_audience}
          onChange={(target_audience) => edit({ target_audience })}
          error={faults.at.target_audience}
          maxLength={limits.target_audience.maxLength}
          required
        />
        <Pair>
          <SelectField<CopyForm['platform']>
            label="Platform"
            value={form.platform}
            onChange={(platform) => edit({ platform })}
            options={[{ value: 'none', label: 'Choose…' }, ...platformOptions]}
            error={faults.at.platform}
          />
          <SelectField
            label="Ad type"
            value={form.ad_type}
            onChange={(ad_type) => edit({ ad_type })}
            options={adTypeOptions}
            error={faults.at.ad_type}
          />
        </Pair>
        <SelectField
          label="Tone"
          value={form.tone}
          onChange={(tone) => edit({ tone })}
          options={toneOptions}
          error={faults.at.tone}
        />
        <BenefitsField
          benefits={form.key_benefits}
          onChange={(key_benefits) => edit({ key_benefits })}
          errors={benefitFaults(form.key_benefits, faults.at)}
          readKinds={readKinds}
          saidKinds={form.said_kinds}
          onSayKind={(benefit, kind) => dispatch(kindSaid({ benefit, kind }))}
        />
        <Disclosure
          title="Offer, price, deadline, and proof"
          isWanted={factFields.some((field) => form[field] !== '' || faults.at[field] !== undefined)}
        >
          <FactFields value={form} onChange={edit} errors={faults.at} />
        </Disclosure>
        <ProductWords form={form} onChange={edit} errors={faults.at} />
        <Pair>
          <TextField
            label="Call to action (optional)"
            value={form.call_to_action}
            onChange={(call_to_action) => edit({ call_to_action })}
            error={faults.at.call_to_action}
            maxLength={limits.call_to_action.maxLength}
          />
          <TextField
            label="Character limit (optional)"
            type="number"
            inputMode="numeric"
            value={form.max_characters}
            onChange={(max_characters) => edit({ max_characters })}
            error={faults.at.max_characters}
          />
        </Pair>
        <Tick>
          <Checkbox
            checked={form.include_emojis}
            onChange={(event) => edit({ include_emojis: event.target.checked })}
          />
          Include emojis
        </Tick>
        <ToolActions>
          <HeldButton hindrance={hindrance} type="submit" busy={isWriting} busyLabel="Generating..." fullWidth>
            Generate Ad Copy
          </HeldButton>
          {isWriting && (
            <Button variant="outlined" onClick={() => dispatch(copyCancelled())}>
              Cancel
            </Button>
          )}
        </ToolActions>
        <ToolNotes>
          <CopyUsageLine />
          <BrandVoiceLine onOpen={onVoice} />
          <LanguageNote text={[form.product_name, form.target_audience, ...form.key_benefits].join('\n')} />
        </ToolNotes>
      </ToolFields>
    </Panel>
  );
}

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  alignItems: 'start',
});

const Tick = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: 24,
  margin: '-4px 0 -4px -6px',
  cursor: 'pointer',
  [belowWide]: { minHeight: 44, margin: '-8px 0 -8px -10px' },
});
