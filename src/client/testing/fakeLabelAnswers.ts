import type { BulkRefusal } from '../api/campaignsApi';
import { idsMatching } from './fakeCampaignAnswers';
import { labelsAfter } from './fakeLabels';
import { type FakeAnswers, invalid, notFound } from './fakeState';
import { workspaceNamed, workspaceToChange, workspaceToFill } from './fakeTeams';

/** Labels of campaigns and ads. As everywhere in the fake, ads of teams are among the account's own. */
export const labelAnswers: FakeAnswers<'listLabels' | 'labelCampaigns' | 'labelAds'> = {
  listLabels: ({ state, account, query }) => {
    const { campaigns } = workspaceNamed(state, account, query);
    const labels = [campaigns, account.ads].map((things) => things.flatMap((thing) => thing.labels ?? []));
    const [ofCampaigns = [], ofAds = []] = labels;
    const countIn = (all: string[], label: string) => all.filter((one) => one === label).length;
    const sorted = [...new Set(labels.flat())].sort((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
    return {
      body: sorted.map((label) => ({ label, campaigns: countIn(ofCampaigns, label), ads: countIn(ofAds, label) })),
    };
  },
  labelCampaigns: ({ state, account, query, body: { ids, matching, ...wish } }) => ({
    body: change('campaign', ids ?? idsMatching(workspaceNamed(state, account, query), matching), wish, (id) =>
      workspaceToChange(state, account, id).campaigns.find((one) => one.id === id),
    ),
  }),
  labelAds: ({ state, account, query, body: { ids, ...wish } }) => {
    workspaceToFill(state, account, query.get('team_id'));
    return { body: change('ad', ids, wish, (id) => account.ads.find((one) => one.id === id)) };
  },
};

/** Changes the labels of each thing, or refuses it by itself. */
function change(
  noun: 'campaign' | 'ad',
  ids: string[],
  wish: Parameters<typeof labelsAfter>[1],
  find: (id: string) => { labels?: string[] } | undefined,
) {
  if ([wish.add, wish.remove].every((labels = []) => labels.length === 0)) {
    throw invalid({ add: 'Name a label to add or to remove.' });
  }
  const done: string[] = [];
  const refused: BulkRefusal[] = [];
  for (const id of new Set(ids)) {
    const thing = find(id);
    const labels = labelsAfter(thing?.labels ?? [], wish);
    if (!thing) refused.push({ id, code: 'not_found', detail: notFound(noun).detail });
    else if (labels.length > 20) refused.push({ id, code: 'too_many', detail: tooMany[noun] });
    else {
      thing.labels = labels;
      done.push(id);
    }
  }
  return { done, already: [], refused };
}

const tooMany = {
  campaign: 'A campaign can have up to 20 labels. Remove some to make room.',
  ad: 'An ad can have up to 20 labels. Remove some to make room.',
};
