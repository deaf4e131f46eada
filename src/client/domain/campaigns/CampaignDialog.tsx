import { useState } from 'react';
import Box from '@mui/material/Box';
import { useCreateCampaignMutation, useUpdateCampaignMutation, type Campaign } from '../../api/campaignsApi';
import { bounds } from '../../api/bounds';
import { FormDialog } from '../../components/FormDialog';
import { useFormFaults } from '../forms/useFormFaults';
import { RefusalText } from '../plans/RefusalText';
import { CampaignFields } from './CampaignFields';
import {
  checkCampaignForm,
  emptyCampaignForm,
  mapCampaignForm,
  parseCampaign,
  type CampaignFormValues,
} from './campaignForm';
import { MadeIn } from '../teams/MadeIn';
import { useWorkplace } from '../teams/workplace';

type Props = {
  /** The campaign to edit; `undefined` to create one. */
  campaign?: Campaign | undefined;
  /** The name of the team that a campaign is created in, so that nobody creates it in the wrong place. */
  place?: string;
  onClose: () => void;
  onSaved: (campaign: Campaign) => void;
};

/** Creates or edits a campaign. Keeps what was typed when the server refuses, and shows why at the fields. */
export function CampaignDialog({ campaign, place, onClose, onSaved }: Props) {
  const [values, setValues] = useState<CampaignFormValues>(campaign ? parseCampaign(campaign) : emptyCampaignForm);
  const { save, isSaving, error } = useSave(campaign);
  const { problem, at, above, refusal, check, settle } = useFormFaults(error, fieldsOf(values, campaign));

  const handleSubmit = async () => {
    if (!check(checkCampaignForm(values))) return;
    const saved = await save(values);
    if (saved) onSaved(saved);
  };

  return (
    <FormDialog
      open
      title={campaign ? 'Edit campaign' : 'Create campaign'}
      faults={{ refusal, above: problem && above ? <RefusalText problem={problem} text={above} /> : undefined }}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
      submitLabel={campaign ? 'Save changes' : 'Create campaign'}
      busyLabel={campaign ? 'Saving…' : 'Creating…'}
      busy={isSaving}
      width={520}
    >
      {!campaign && <MadeIn />}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {place !== undefined && <p>{`In ${place}`}</p>}
        <CampaignFields
          values={values}
          errors={at}
          nameLimit={bounds.NewCampaign.name.maxLength}
          isNew={!campaign}
          onChange={(change) => {
            setValues((before) => ({ ...before, ...change }));
            settle(Object.keys(change) as FormField[]);
          }}
        />
      </Box>
    </FormDialog>
  );
}

type FormField = keyof CampaignFormValues;

/** The fields that can be at fault: the form of a campaign that exists has no status. */
const fieldsOf = (values: CampaignFormValues, campaign: Campaign | undefined) =>
  (Object.keys(values) as FormField[]).filter((field) => field !== 'status' || !campaign);

/** The one mutation that fits, as a function that answers the stored campaign, or nothing when it was refused. */
function useSave(campaign: Campaign | undefined) {
  const workplace = useWorkplace();
  const [create, creation] = useCreateCampaignMutation();
  const [update, change] = useUpdateCampaignMutation();
  const { isLoading, error } = campaign ? change : creation;
  const save = async (values: CampaignFormValues): Promise<Campaign | undefined> => {
    const { status, ...fields } = mapCampaignForm(values);
    // The form of a campaign that exists has no status: sending it would take back a pause from another tab.
    const result = campaign
      ? await update({ id: campaign.id, campaignChange: fields })
      : await create({ ...workplace, newCampaign: { ...fields, ...(status ? { status } : {}) } });
    return result.data;
  };
  return { save, isSaving: isLoading, error };
}
