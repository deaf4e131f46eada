import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { type BrandVoice, useUpdateBrandVoiceMutation } from '../../../api/aiApi';
import { bounds } from '../../../api/bounds';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { FormDialog } from '../../../components/FormDialog';
import { Notice } from '../../../components/Notice';
import { TextField } from '../../../components/TextField';
import { WordLists } from '../../../domain/briefs/WordLists';
import { useFormFaults } from '../../../domain/forms/useFormFaults';
import { useHindrance } from '../../../domain/teams/useMay';
import { useWorkspace } from '../../../domain/teams/workspace';
import { lengthOf } from '../../../lib/text';
import { type VoiceForm, formOfVoice, voiceFields, voiceOf, voiceProblem } from './voiceForm';

type Props = { voice: BrandVoice; onClose: () => void };

const limits = bounds.BrandVoice;
/** How the workspace wants to be written for. What was changed and not saved is not thrown away without a question. */
export function BrandVoiceDialog({ voice, onClose }: Props) {
  const [before] = useState(() => formOfVoice(voice));
  const [form, setForm] = useState(before);
  const [isAsking, setIsAsking] = useState(false);
  const workspace = useWorkspace();
  const hindrance = useHindrance('updateBrandVoice');
  const [update, { isLoading, error }] = useUpdateBrandVoiceMutation();
  const faults = useFormFaults(error, voiceFields, voiceProblem);
  const isChanged = voiceFields.some((field) => form[field] !== before[field]);
  const edit = (change: Partial<VoiceForm>) => setForm({ ...form, ...change });
  const handleClose = () => (isChanged && !isLoading ? setIsAsking(true) : onClose());
  const handleSubmit = async () => {
    if (hindrance !== undefined) return onClose();
    const result = await update({ ...workspace, brandVoice: voiceOf(form) });
    if (!result.error) onClose();
  };
  return (
    <>
      <FormDialog
        open
        title="Brand voice"
        width={520}
        faults={faults}
        onClose={handleClose}
        onSubmit={() => void handleSubmit()}
        submitLabel={hindrance === undefined ? 'Save' : 'Close'}
        busyLabel="Saving…"
        busy={isLoading}
      >
        {hindrance !== undefined && <Notice tone="warn">{hindrance}</Notice>}
        <Fields disabled={hindrance !== undefined}>
          <TextField
            label="How your brand sounds"
            multiline
            minRows={2}
            value={form.description}
            onChange={(description) => edit({ description })}
            error={faults.at.description}
            hint="AI models follow this. The built-in writer can’t."
            counter={{ length: lengthOf(form.description), max: limits.description.maxLength }}
          />
          <WordLists value={form} onChange={edit} errors={faults.at} />
        </Fields>
      </FormDialog>
      <ConfirmDialog
        open={isAsking}
        title="Discard your changes?"
        text="Your changes to your brand voice aren’t saved yet."
        confirmLabel="Discard"
        destructive
        onConfirm={onClose}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

/** Everything in it is disabled where nothing may be changed. */
const Fields = styled('fieldset')({ display: 'contents' });
