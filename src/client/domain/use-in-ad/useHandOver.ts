import { useNavigate } from 'react-router-dom';
import { fitText } from '../../../ad-kit/fit';
import { useCreateAdMutation } from '../../api/adsApi';
import { useLazyGetBrandKitQuery } from '../../api/brandApi';
import { paths } from '../../lib/paths';
import { blankAd, untitled } from '../ads/blankAd';
import { useWorkspace } from '../teams/workspace';
import type { AdPageState, HandedText } from './handedText';

/** How much of a text names the ad that is made for it, in characters. */
const longestName = 60;

/** Opens the editor with a text that is to be put in, where need be with an ad that is made for it. */
export function useHandOver(onLeave: () => void) {
  const navigate = useNavigate();
  const workspace = useWorkspace();
  const [createAd, creation] = useCreateAdMutation();
  const [readBrandKit, reading] = useLazyGetBrandKitQuery();
  const open = async (adId: string, handed: HandedText) => {
    // React takes a navigation during a form's submit for an action of the form, and keeps it pending.
    await Promise.resolve();
    onLeave();
    await navigate(paths.ad(adId), { state: { handed } satisfies AdPageState });
  };
  return {
    openExisting: open,
    openNew: async (campaignId: string | null, handed: HandedText) => {
      const [firstLine = ''] = handed.written.text.trim().split('\n');
      const name = fitText(firstLine, longestName, 'code_points').text || untitled;
      // Asked for when it is needed: a kit that can't be had keeps nobody from the ad.
      const { data: kit } = await readBrandKit(workspace, true);
      const { data: ad } = await createAd({
        ...workspace,
        newAd: blankAd({ name, campaignId, formats: [handed.format], brand: kit?.name ?? '', kit }),
      });
      if (ad) await open(ad.id, handed);
    },
    isCreating: creation.isLoading || reading.isFetching,
    error: creation.error,
  };
}
