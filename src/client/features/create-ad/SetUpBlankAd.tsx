import { Panel } from '../../components/Panel';
import { SetUpForm } from './SetUpForm';
import { blankAd, untitled } from './newAd';

/** An ad that begins with empty fields. */
export function SetUpBlankAd({ campaignId }: { campaignId: string | null }) {
  return (
    <Panel title="Start blank">
      <SetUpForm name={untitled} campaignId={campaignId} formats={[]} make={blankAd} />
    </Panel>
  );
}
