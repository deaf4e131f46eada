import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetCampaignQuery } from '../../api/campaignsApi';
import { Panel } from '../../components/Panel';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { blankAd, untitled } from '../../domain/ads/blankAd';
import { usualFormats } from './newAd';
import { SetUpForm } from './SetUpForm';

/** An ad that begins with empty fields, in its campaign's usual format. */
export function SetUpBlankAd({ campaignId }: { campaignId: string | null }) {
  const { data: campaign, isLoading } = useGetCampaignQuery(campaignId === null ? skipToken : { id: campaignId });
  return (
    <Panel title="Start blank">
      {isLoading ? (
        <SkeletonBlock width="100%" height={360} />
      ) : (
        <SetUpForm
          name={untitled}
          campaignId={campaignId}
          formats={campaign ? [usualFormats[campaign.platform]] : []}
          make={blankAd}
        />
      )}
    </Panel>
  );
}
