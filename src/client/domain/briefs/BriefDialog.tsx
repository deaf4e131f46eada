import { useState } from 'react';
import { type CampaignBrief, useGetCampaignBriefQuery, useUpdateCampaignBriefMutation } from '../../api/campaignsApi';
import { problemOf } from '../../api/problem';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { DialogFrame } from '../../components/DialogFrame';
import { ErrorPanel } from '../../components/ErrorPanel';
import { FormDialog } from '../../components/FormDialog';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { useFormFaults } from '../forms/useFormFaults';
import { useMay } from '../teams/useMay';
import { BriefFields } from './BriefFields';
import { type BriefForm, briefOfForm, briefProblem, formOfBrief, isSameBrief, shownBriefFields } from './briefForm';

const title = 'Campaign brief';

type Props = { campaignId: string; onClose: () => void; onSaved?: () => void };

/** What a campaign's ads are to say, to be read and changed. */
export function BriefDialog({ campaignId, onClose, onSaved = onClose }: Props) {
  const { data, error, isFetching, refetch } = useGetCampaignBriefQuery({ id: campaignId });
  if (data) return <LoadedBrief campaignId={campaignId} kept={data} onClose={onClose} onSaved={onSaved} />;
  const problem = isFetching ? undefined : problemOf(error);
  return (
    <DialogFrame open title={title} onClose={onClose} width={briefWidth}>
      {problem ? (
        <ErrorPanel title="Couldn’t load the brief" detail={problem.detail} onRetry={() => void refetch()} />
      ) : (
        <SkeletonBlock width="100%" height={420} />
      )}
    </DialogFrame>
  );
}

const briefWidth = 560;

type LoadedProps = { campaignId: string; kept: CampaignBrief; onClose: () => void; onSaved: () => void };

/** Keeps what is typed when somebody else's brief arrives meanwhile; the server then refuses the first save. */
function LoadedBrief({ campaignId, kept, onClose, onSaved }: LoadedProps) {
  const [base, setBase] = useState(kept);
  const [form, setForm] = useState(() => formOfBrief(kept.brief));
  const [isAsking, setIsAsking] = useState(false);
  const mayEdit = useMay('updateCampaignBrief');
  const [update, { isLoading, error }] = useUpdateCampaignBriefMutation();
  const faults = useFormFaults(error, shownBriefFields(form), briefProblem);
  const { refetch } = useGetCampaignBriefQuery({ id: campaignId });
  const typed = briefOfForm(form);
  const isChanged = !isSameBrief(typed, base.brief);
  const edit = (change: Partial<BriefForm>) => setForm((before) => ({ ...before, ...change }));
  const handleSubmit = async () => {
    if (!isChanged) return onClose();
    const { error: refused } = await update({
      id: campaignId,
      campaignBriefChange: { brief: typed, revision: base.revision },
    });
    if (refused === undefined) return onSaved();
    // The next save is then made over what is stored.
    if (problemOf(refused)?.code === 'stale_version') {
      const { data } = await refetch();
      if (data) setBase(data);
    }
  };
  return (
    <>
      <FormDialog
        open
        title={title}
        width={briefWidth}
        faults={faults}
        onClose={() => (isChanged && !isLoading ? setIsAsking(true) : onClose())}
        onSubmit={() => void handleSubmit()}
        submitLabel="Save brief"
        busyLabel="Saving…"
        busy={isLoading}
      >
        {mayEdit && <p>Fill it in once. Ads and AI copy for this campaign are written from it.</p>}
        <BriefFields form={form} onChange={edit} errors={faults.at} />
      </FormDialog>
      <ConfirmDialog
        open={isAsking}
        title="Discard your changes?"
        text="Your changes to the brief aren’t saved yet."
        confirmLabel="Discard"
        destructive
        onConfirm={onClose}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
