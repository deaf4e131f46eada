import { Panel } from '../../components/Panel';
import { blankAd, untitled } from '../../domain/ads/blankAd';
import { SetUpForm } from './SetUpForm';

/** An ad that begins with empty fields. */
export function SetUpBlankAd({ campaignId }: { campaignId: string | null }) {
  return (
    <Panel title="Start blank">
      <SetUpForm name={untitled} campaignId={campaignId} formats={[]} make={blankAd} />
    </Panel>
  );
}
