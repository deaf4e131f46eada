import { lazyPart } from '../../lib/speed/lazyPart';

/** The dialog that creates or edits a campaign, whose code arrives when it is first wanted. */
export const CampaignDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "campaign-dialog" */ './CampaignDialog')).CampaignDialog,
);
