import { useState } from 'react';
import {
  campaignsApi,
  useCreateCampaignMutation,
  useGetCampaignSummaryQuery,
  useUpdateCampaignMutation,
  type Campaign,
  type CampaignSummary,
} from '../../api/campaignsApi';
import { problemOf } from '../../api/problem';
import { bounds } from '../../api/bounds';
import { FormDialog } from '../../components/FormDialog';
import { Stack } from '../../components/Stack';
import { lazyPart } from '../../lib/speed/lazyPart';
import { useFormFaults } from '../forms/useFormFaults';
import { RefusalText } from '../plans/RefusalText';
import { useAppDispatch } from '../../redux/hooks';
import { CampaignFields } from './CampaignFields';
import {
  checkCampaignForm,
  emptyCampaignForm,
  mapCampaignForm,
  parseCampaign,
  type CampaignFormValues,
} from './campaignForm';
import { CampaignLimitDialog } from './CampaignLimitDialog';
import { heldUntilRead } from '../../redux/heldUntilRead';
import { isMonthUsedUp } from './isMonthUsedUp';
import { MadeIn } from '../teams/MadeIn';
import { useWorkspace } from '../teams/workspace';

/** Rarely needed, and only a moment after a save. */
const CampaignConflictDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "campaign-versions" */ './CampaignConflictDialog')).CampaignConflictDialog,
);

type Props = {
  /** The campaign to edit; `undefined` to create one. */
  campaign?: Campaign | undefined;
  onClose: () => void;
  onSaved: (campaign: Campaign) => void;
};

/** Creates or edits a campaign. Where this month's are used up, it says so in place of a form that can't be sent. */
export function CampaignDialog(props: Props) {
  return props.campaign ? <CampaignForm {...props} /> : <NewCampaign {...props} />;
}

function NewCampaign(props: Props) {
  const { data: summary, isLoading } = useGetCampaignSummaryQuery(useWorkspace());
  return isLoading ? null : <FormOrLimit {...props} summary={summary} />;
}

/**
 * Decided when the dialog opens, so that what was typed isn't lost when the month's campaigns are used up elsewhere.
 */
function FormOrLimit({ summary, ...props }: Props & { summary: CampaignSummary | undefined }) {
  const [limit] = useState(() => (summary && isMonthUsedUp(summary) ? summary : undefined));
  return limit ? <CampaignLimitDialog summary={limit} onClose={props.onClose} /> : <CampaignForm {...props} />;
}

/** Keeps what was typed when the server refuses, and shows why at the fields. */
function CampaignForm({ campaign, onClose, onSaved }: Props) {
  const [values, setValues] = useState<CampaignFormValues>(campaign ? parseCampaign(campaign) : emptyCampaignForm);
  const [theirs, setTheirs] = useState<Campaign>();
  const { save, isSaving, error } = useSave(campaign);
  const { problem, at, above, refusal, check, settle } = useFormFaults(error, fieldsOf(values, campaign));

  const handleSubmit = async () => {
    if (!check(checkCampaignForm(values))) return;
    await saveOver(campaign);
  };
  /** Saves what was typed as the next version of one that is known. */
  const saveOver = async (known: Campaign | undefined) => {
    const { saved, changedMeanwhile } = await save(values, known);
    setTheirs(changedMeanwhile);
    if (saved) onSaved(saved);
  };

  if (theirs) {
    return (
      <CampaignConflictDialog
        mine={values}
        theirs={theirs}
        busy={isSaving}
        onKeep={() => void saveOver(theirs)}
        onTake={() => onSaved(theirs)}
        onClose={() => setTheirs(undefined)}
      />
    );
  }
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
      <Stack gap={16}>
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
      </Stack>
    </FormDialog>
  );
}

type FormField = keyof CampaignFormValues;

/** The fields that can be at fault: the form of a campaign that exists has no status. */
const fieldsOf = (values: CampaignFormValues, campaign: Campaign | undefined) =>
  (Object.keys(values) as FormField[]).filter((field) => field !== 'status' || !campaign);

type Outcome = {
  saved?: Campaign | undefined;
  /** As somebody else saved it since the known version; then nothing was stored. */
  changedMeanwhile?: Campaign | undefined;
};

/** The one mutation that fits, as a function that answers the stored campaign, or nothing when it was refused. */
function useSave(campaign: Campaign | undefined) {
  const dispatch = useAppDispatch();
  const workspace = useWorkspace();
  const [create, creation] = useCreateCampaignMutation();
  const [update, change] = useUpdateCampaignMutation();
  const { isLoading, error } = campaign ? change : creation;
  const save = async (values: CampaignFormValues, known: Campaign | undefined): Promise<Outcome> => {
    const { status, ...fields } = mapCampaignForm(values);
    // The form of a campaign that exists has no status: sending it would take back a pause from another tab.
    if (!known) {
      const { data } = await create({ ...workspace, newCampaign: { ...fields, ...(status ? { status } : {}) } });
      return { saved: data };
    }
    // A backend that counts no revisions stores the last save.
    const { id, revision } = known;
    const result = await update({ id, campaignChange: { ...fields, ...(revision !== undefined && { revision }) } });
    if (result.data) return { saved: result.data };
    if (problemOf(result.error)?.code !== 'stale_version') return {};
    const { data: stored } = await heldUntilRead(
      dispatch(campaignsApi.endpoints.getCampaign.initiate({ id }, { forceRefetch: true })),
    );
    return { changedMeanwhile: stored };
  };
  return { save, isSaving: isLoading, error };
}
