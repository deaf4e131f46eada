import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import type { AdCampaign } from '../../../ad-kit/preflight/linkTags';
import type { SavedAd } from '../../api/adsApi';
import { type Image, useListImagesQuery } from '../../api/imagesApi';
import { allImages } from '../images/allImages';
import { useWorkspace } from '../teams/workspace';
import { imagesIn } from './imagesIn';
import { useNewestCampaigns } from './newestCampaigns';

type AdContext = {
  /** What is known of the images where one works, by id. */
  images: Readonly<Record<string, Image>>;
  /** Nothing where the ad is in no campaign, or in none of the newest. */
  campaign: AdCampaign | undefined;
  isLoading: boolean;
};

/** What an ad's copy is checked with besides itself. */
export function useAdContext(ad: Pick<SavedAd, 'campaign_id' | 'contents' | 'image_id' | 'logo_id'>): AdContext {
  const { campaign_id: campaignId } = ad;
  const workspace = useWorkspace();
  const listed = useListImagesQuery(imagesIn(ad).length > 0 ? { ...allImages, ...workspace } : skipToken);
  const { data: campaigns, isLoading } = useNewestCampaigns();
  const images = useMemo(
    () => Object.fromEntries((listed.data?.items ?? []).map((image) => [image.id, image])),
    [listed.data],
  );
  const campaign = useMemo(() => {
    const own = campaigns?.items.find(({ id }) => id === campaignId);
    const others = campaigns?.items.filter((one) => one !== own).map(({ name }) => name) ?? [];
    return own && { name: own.name, others };
  }, [campaigns, campaignId]);
  return { images, campaign, isLoading: isLoading || listed.isLoading };
}
