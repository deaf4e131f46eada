import { Refusal } from '../../lib/refusal';
import type { Scope } from '../../lib/scope';
import type { CampaignListRepository } from './campaignList.repository';
import type { CampaignsRepository } from './campaigns.repository';
import type { Campaign, CampaignMatch } from './campaigns.types';

/** Campaigns by their ids, or all that match a filter, with the number that the person was shown. */
export type BulkSelection = { ids: string[] } | { match: CampaignMatch; count: number };

type Found = Pick<Campaign, 'id' | 'name' | 'status' | 'labels'>[];

interface SelectionTx {
  campaigns: CampaignsRepository;
  lists: CampaignListRepository;
}

/**
 * The ids that are wanted, each once, and those of them that are there, which other writers then wait for. Throws
 * `Refusal('selection_changed')` if not as many match as were told.
 */
export async function lockSelected(
  tx: SelectionTx,
  { workspaceId }: Scope,
  selection: BulkSelection,
): Promise<{ wanted: string[]; found: Found }> {
  if ('ids' in selection) {
    const wanted = [...new Set(selection.ids.map((id) => id.toLowerCase()))];
    return { wanted, found: await tx.campaigns.lockSome(workspaceId, wanted) };
  }
  const { match, count } = selection;
  const found = await tx.lists.lockMatching(workspaceId, match, count + 1);
  if (found.length !== count) throw selectionChanged();
  return { wanted: found.map(({ id }) => id), found };
}

const selectionChanged = (): Refusal =>
  new Refusal(
    'selection_changed',
    'The list changed in the meantime, so nothing was done. Check it, then select again.',
  );
