import { useEffect, useRef, useState } from 'react';
import type { FilledAd } from '../../../api/aiApi';
import { type Brief, type CampaignBrief, useUpdateCampaignBriefMutation } from '../../../api/campaignsApi';
import { isSameBrief } from '../../../domain/briefs/briefForm';
import { useAppDispatch } from '../../../redux/hooks';
import { writeFromBrief } from './fillThunks';

/** Where a brief that is filled from can be kept. */
export type Keeping = { campaignId: string; name: string; kept: CampaignBrief };

type Work = {
  id: string;
  brief: Brief;
  previous: Brief | null;
  /** `null` where the brief is not to be kept. */
  keeping: Keeping | null;
};

/** Keeps a brief, then has an ad's texts written from it. Closing what asked calls the writing off. */
export function useFilling() {
  const dispatch = useAppDispatch();
  const [isWriting, setIsWriting] = useState(false);
  const [error, setError] = useState<unknown>();
  const [save, { isLoading: isSaving }] = useUpdateCampaignBriefMutation();
  const abort = useRef<() => void>(undefined);
  useEffect(() => () => abort.current?.(), []);

  const fill = async ({ id, brief, previous, keeping }: Work): Promise<FilledAd | undefined> => {
    setError(undefined);
    if (keeping && !isSameBrief(keeping.kept.brief, brief)) {
      const { campaignId, kept } = keeping;
      const change = { brief, revision: kept.revision };
      const { error: refused } = await save({ id: campaignId, campaignBriefChange: change });
      if (refused !== undefined) return void setError(refused);
    }
    setIsWriting(true);
    const writing = dispatch(writeFromBrief({ id, brief, previous }));
    abort.current = () => writing.abort();
    const outcome = await writing;
    abort.current = undefined;
    setIsWriting(false);
    if (writeFromBrief.fulfilled.match(outcome)) return outcome.payload;
    setError(outcome.payload ?? outcome.error);
    return undefined;
  };

  return { fill, isBusy: isSaving || isWriting, error };
}
