import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { NewAd } from '../../api/adsApi';
import { useFillAdMutation } from '../../api/aiApi';
import { useGetCampaignBriefQuery } from '../../api/campaignsApi';
import { filledBrief } from '../../domain/briefs/briefForm';
import { fillingOf } from '../../domain/briefs/filledAd';
import { useAiAccess } from '../../domain/plans/useAiAccess';
import { useWorkspace } from '../../domain/teams/workspace';

export type BriefFilling = ReturnType<typeof useBriefOfCampaign>;

/** The brief of the campaign that a new ad is for, and whether the ad begins with what is written from it. */
export function useBriefOfCampaign(campaignId: string | null) {
  const { currentData } = useGetCampaignBriefQuery(campaignId === null ? skipToken : { id: campaignId });
  const workspace = useWorkspace();
  const { isOpen } = useAiAccess();
  const [isWanted, setIsWanted] = useState(true);
  const [fillAd, { isLoading: isWriting, error }] = useFillAdMutation();
  const brief = isOpen ? filledBrief(currentData) : undefined;

  /** The ad with its texts from the brief, leading to `link` where one is given; `undefined` where they can't be written. */
  const fill = async (newAd: NewAd, link: string): Promise<NewAd | undefined> => {
    if (!brief || !isWanted) return newAd;
    const { contents, picture } = newAd;
    const { data } = await fillAd({ ...workspace, adToFill: { brief, contents, picture } });
    if (!data) return undefined;
    const filled = fillingOf(data, brief);
    return {
      ...newAd,
      ...filled,
      contents: link === '' ? filled.contents : filled.contents.map((ad) => ({ ...ad, final_url: link })),
    };
  };

  return {
    brief,
    /** Whether the campaign can have a brief that is not written yet. */
    isMissing: currentData?.revision === 0 && isOpen,
    isWanted,
    setIsWanted,
    fill,
    isWriting,
    error: isWanted && brief ? error : undefined,
  };
}
