import { useState } from 'react';
import Box from '@mui/material/Box';
import { useCreateCampaignMutation, useUpdateCampaignMutation, type Campaign } from '../../api/campaignsApi';
import { bounds } from '../../api/bounds';
import { toProblem } from '../../api/problem';
import { FormDialog } from '../../components/FormDialog';
import { RefusalText } from '../plans/RefusalText';
import { CampaignFields } from './CampaignFields';
import {
  checkCampaignForm,
  emptyCampaignForm,
  mapCampaignForm,
  parseCampaign,
  type CampaignFormErrors,
  type CampaignFormValues,
} from './campaignForm';

type Props = {
  /** The campaign to edit; `undefined` to create one. */
  campaign?: Campaign | undefined;
  onClose: () => void;
  onSaved: (campaign: Campaign) => void;
};

/** Creates or edits a campaign. Keeps what was typed when the server refuses, and shows why at the fields. */
export function CampaignDialog({ campaign, onClose, onSaved }: Props) {
  const [values, setValues] = useState<CampaignFormValues>(campaign ? parseCampaign(campaign) : emptyCampaignForm);
  const [ownErrors, setOwnErrors] = useState<CampaignFormErrors>({});
  const { save, isSaving, problem } = useSave(campaign);
  const errors = { ...problem?.fieldErrors, ...ownErrors };

  const handleSubmit = async () => {
    const found = checkCampaignForm(values);
    setOwnErrors(found);
    if (Object.keys(found).length > 0) return;
    const saved = await save(values);
    if (saved) onSaved(saved);
  };

  return (
    <FormDialog
      open
      title={campaign ? 'Edit campaign' : 'Create campaign'}
      {...(problem ? { error: <RefusalText problem={problem} /> } : {})}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
      submitLabel={campaign ? 'Save changes' : 'Create campaign'}
      busyLabel={campaign ? 'Saving…' : 'Creating…'}
      busy={isSaving}
      width={520}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <CampaignFields
          values={values}
          errors={errors}
          nameLimit={bounds.NewCampaign.name.maxLength}
          isNew={!campaign}
          onChange={(change) => {
            setValues((before) => ({ ...before, ...change }));
            setOwnErrors((before) =>
              Object.fromEntries(Object.entries(before).filter(([field]) => !(field in change))),
            );
          }}
        />
      </Box>
    </FormDialog>
  );
}

/** The one mutation that fits, as a function that answers the stored campaign, or nothing when it was refused. */
function useSave(campaign: Campaign | undefined) {
  const [create, creation] = useCreateCampaignMutation();
  const [update, change] = useUpdateCampaignMutation();
  const { isLoading, error } = campaign ? change : creation;
  const save = async (values: CampaignFormValues): Promise<Campaign | undefined> => {
    const { status, ...fields } = mapCampaignForm(values);
    // The form of a campaign that exists has no status: sending it would take back a pause from another tab.
    const result = campaign
      ? await update({ id: campaign.id, campaignChange: fields })
      : await create({ newCampaign: { ...fields, ...(status ? { status } : {}) } });
    return result.data;
  };
  return { save, isSaving: isLoading, problem: error ? toProblem(error) : undefined };
}
