import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetCampaignBriefQuery, useGetCampaignQuery, useUpdateCampaignBriefMutation } from '../../api/campaignsApi';
import { problemOf } from '../../api/problem';
import { Notice } from '../../components/Notice';
import { Stack } from '../../components/Stack';
import { CampaignSelect } from '../../domain/ads/CampaignSelect';
import { briefOfForm, isSameBrief } from '../../domain/briefs/briefForm';
import { useMay } from '../../domain/teams/useMay';
import { useAppDispatch, useAppSelector } from '../../redux/hooks';
import { tokens } from '../../theme/tokens';
import { campaignChosen, formEdited, selectAiCopy } from './aiCopySlice';
import { emptyForm, formWithBrief } from './copyForm';

/** The campaign that the copy is for: its brief fills the form, and the form can become its brief. */
export function CampaignBrief() {
  const dispatch = useAppDispatch();
  const { campaignId } = useAppSelector(selectAiCopy);
  return (
    <Stack gap={6}>
      <CampaignSelect
        value={campaignId}
        onChange={(chosen) => dispatch(campaignChosen({ campaignId: chosen }))}
        none="No campaign"
      />
      {campaignId !== null && <BriefLine key={campaignId} campaignId={campaignId} />}
    </Stack>
  );
}

function BriefLine({ campaignId }: { campaignId: string }) {
  const dispatch = useAppDispatch();
  const maySave = useMay('updateCampaignBrief');
  const { form } = useAppSelector(selectAiCopy);
  const { data: campaign } = useGetCampaignQuery({ id: campaignId });
  const { data, error } = useGetCampaignBriefQuery(campaign ? { id: campaignId } : skipToken);
  const [save, { isLoading: isSaving, error: refused }] = useUpdateCampaignBriefMutation();
  // Another backend may keep no briefs.
  if (!data || !campaign) return error && problemOf(error)?.status !== 404 ? <BriefUnread error={error} /> : null;
  const { landing_page } = data.brief;
  const typed = briefOfForm({ ...form, landing_page });
  const isFilled = data.revision > 0;
  const isSame = isSameBrief(typed, data.brief);
  const isBlank = isSameBrief(typed, briefOfForm({ ...emptyForm, tone: form.tone, landing_page }));
  const canSave = maySave && !isBlank && campaign.status !== 'completed';
  if (isFilled && isSame) return <Line>{`Matches the brief of ${campaign.name}.`}</Line>;
  const handleSave = () =>
    void save({ id: campaignId, campaignBriefChange: { brief: typed, revision: data.revision } });
  return (
    <>
      <Line>
        {isFilled ? 'The campaign’s brief differs from this form.' : 'This campaign has no brief yet.'}
        {isFilled && (
          <Button
            variant="text"
            size="small"
            onClick={() => dispatch(formEdited(formWithBrief(form, data.brief, campaign.platform)))}
          >
            Use its brief
          </Button>
        )}
        {canSave && (
          <Button variant="text" size="small" disabled={isSaving} onClick={handleSave}>
            {isFilled ? 'Update its brief' : 'Save as its brief'}
          </Button>
        )}
      </Line>
      {refused !== undefined && <Notice tone="bad">{problemOf(refused)?.detail}</Notice>}
    </>
  );
}

function BriefUnread({ error }: { error: unknown }) {
  return <Notice tone="bad">{`Couldn’t load the campaign’s brief: ${problemOf(error)?.detail ?? ''}`}</Notice>;
}

const Line = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 4px',
  fontSize: 12,
  lineHeight: '16px',
  color: tokens.text2,
});
