import type { Campaign } from '../../api/campaignsApi';

/** What a field that chooses a campaign gets, whichever way it offers them. */
export type CampaignSelectProps = {
  value: string | null;
  onChange: (campaignId: string | null) => void;
  /** What it means that none is chosen: "No campaign". */
  none: string;
  /** Which campaigns are offered; all unless given. Keeps its identity. */
  isOffered?: (campaign: Campaign) => boolean;
  /** Leaves the label to screen readers. */
  hideLabel?: boolean;
};
