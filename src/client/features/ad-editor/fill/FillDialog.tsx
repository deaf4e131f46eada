import { skipToken } from '@reduxjs/toolkit/query/react';
import { type Brief, useGetCampaignBriefQuery, useGetCampaignQuery } from '../../../api/campaignsApi';
import { problemOf } from '../../../api/problem';
import { DialogFrame } from '../../../components/DialogFrame';
import { ErrorPanel } from '../../../components/ErrorPanel';
import { SkeletonBlock } from '../../../components/SkeletonBlock';
import { bounds } from '../../../api/bounds';
import { emptyBriefForm, filledBrief, formOfBrief } from '../../../domain/briefs/briefForm';
import { AiPlanNotice } from '../../../domain/plans/AiPlanNotice';
import { useAiAccess } from '../../../domain/plans/useAiAccess';
import { useAppSelector } from '../../../redux/hooks';
import { selectDraft } from '../state/adEditorSlice';
import { FillForm } from './FillForm';
import { fillTitle, fillWidth } from './fillLayout';

type Props = { id: string; campaignId: string | null; onClose: () => void };

/** Fills the ad from its campaign's brief, from the one it was filled from before, or from one that is typed here. */
export function FillDialog({ id, campaignId, onClose }: Props) {
  const { isOpen } = useAiAccess();
  const fromBrief = useAppSelector((state) => selectDraft(state, id).from_brief);
  const campaign = useGetCampaignQuery(campaignId === null ? skipToken : { id: campaignId });
  const kept = useGetCampaignBriefQuery(campaignId === null ? skipToken : { id: campaignId });
  const problem = problemOf(campaign.error ?? kept.error);
  // Another backend may keep no briefs.
  const isKeepable = problem?.status !== 404 && campaign.data !== undefined && campaign.data.status !== 'completed';
  const isKnown = campaignId === null || problem?.status === 404 || (campaign.data && kept.data);
  if (!isOpen || !isKnown) {
    return (
      <DialogFrame open title={fillTitle} onClose={onClose} width={fillWidth}>
        {!isOpen && <AiPlanNotice what="Ads filled from a brief" />}
        {isOpen && problem && (
          <ErrorPanel title="Couldn’t load the brief" detail={problem.detail} onRetry={() => void kept.refetch()} />
        )}
        {isOpen && !problem && <SkeletonBlock width="100%" height={420} />}
      </DialogFrame>
    );
  }
  const start: Brief | undefined = filledBrief(kept.data) ?? fromBrief?.brief;
  const audience = campaign.data?.target_audience ?? '';
  return (
    <FillForm
      id={id}
      first={
        start
          ? formOfBrief(start)
          : { ...emptyBriefForm, target_audience: audience.slice(0, bounds.Brief.target_audience.maxLength) }
      }
      previous={fromBrief?.brief ?? null}
      keeping={
        isKeepable && kept.data && campaign.data
          ? { campaignId: campaign.data.id, name: campaign.data.name, kept: kept.data }
          : null
      }
      onClose={onClose}
    />
  );
}
