import { briefOf, findCampaign, refuseCompleted } from './fakeCampaignAnswers';
import { type FakeAnswers, FakeRefusal, refuseBannedWish } from './fakeState';
import { workspaceOf, workspaceToChange } from './fakeTeams';

type BriefOperation = 'getCampaignBrief' | 'updateCampaignBrief';

/** The briefs of campaigns. */
export const briefAnswers: FakeAnswers<BriefOperation> = {
  getCampaignBrief: ({ state, account, params }) => {
    const workspace = workspaceOf(state, account, params.id);
    return { body: briefOf(workspace, findCampaign(workspace, params.id)) };
  },
  updateCampaignBrief: ({ state, account, params, body }) => {
    const workspace = workspaceToChange(state, account, params.id);
    const campaign = findCampaign(workspace, params.id);
    refuseCompleted(campaign);
    const { revision } = briefOf(workspace, campaign);
    if (body.revision !== revision) {
      throw new FakeRefusal(
        409,
        'stale_version',
        'Someone else changed this brief in the meantime, so your version wasn’t saved. Review theirs, then save again.',
      );
    }
    refuseBannedWish(body.brief, 'brief.');
    workspace.briefs.set(campaign.id, { brief: body.brief, revision: revision + 1 });
    return { body: briefOf(workspace, campaign) };
  },
};
