import type { UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { invalidField, notFound, Refusal } from '../../lib/refusal';
import type { Scope } from '../../lib/scope';
import type { BulkResult } from './bulk.service';
import { type BulkSelection, lockSelected } from './bulkSelection';
import type { CampaignActivity } from './campaigns.activity';
import type { CampaignListRepository } from './campaignList.repository';
import type { CampaignsRepository } from './campaigns.repository';
import type { LabelUse } from './campaigns.types';
import type { LabelsRepository } from './labels.repository';

/** Of one campaign. */
const mostLabels = 20;

export interface LabelWish {
  add: string[];
  /** Where a label is in both, it is removed. */
  remove: string[];
}

interface LabelsDeps {
  labels: LabelsRepository;
  unitOfWork: UnitOfWork<{
    campaigns: CampaignsRepository;
    lists: CampaignListRepository;
    labels: LabelsRepository;
    activity: CampaignActivity;
  }>;
  clock: Clock;
}

export type LabelsService = ReturnType<typeof createLabelsService>;

/** What campaigns are grouped by. */
export function createLabelsService({ labels, unitOfWork, clock }: LabelsDeps) {
  return {
    list: (scope: Scope): Promise<LabelUse[]> => labels.list(scope.workspaceId),

    /**
     * Changes the labels of each campaign, completed ones included, or refuses it by itself. Throws
     * `Refusal('selection_changed')`, and `Refusal('validation_failed')` where nothing is to be changed.
     */
    change: (asked: Scope, wish: LabelWish, selection: BulkSelection): Promise<BulkResult> =>
      unitOfWork(asked, async (tx, scope) => {
        const [add, remove] = [cleaned(wish.add), cleaned(wish.remove)];
        if (add.length + remove.length === 0) throw invalidField('add', 'Name a label to add or to remove.');
        const { wanted, found } = await lockSelected(tx, scope, selection);
        const written = spelledAs(add, await tx.labels.spellings(scope.workspaceId, add));
        const byId = new Map(found.map((campaign) => [campaign.id, campaign]));
        const result: BulkResult = { done: [], already: [], refused: [] };
        const changed: { id: string; name: string; labels: string[] }[] = [];
        for (const id of wanted) {
          const campaign = byId.get(id);
          const after = campaign && labelsAfter(campaign.labels, written, remove);
          if (!campaign || !after) result.refused.push({ id, refusal: notFound('campaign') });
          else if (after.length > mostLabels) result.refused.push({ id, refusal: tooManyLabels() });
          else {
            result.done.push(id);
            if (after.join('\n') === campaign.labels.join('\n')) result.already.push(id);
            else changed.push({ id, name: campaign.name, labels: after });
          }
        }
        const now = clock.now();
        await tx.labels.put(
          scope.workspaceId,
          changed.map(({ id, labels: some }) => ({ id, labels: some })),
          now,
        );
        for (const { id, name } of changed) {
          await tx.activity.record(scope, { action: 'campaign_edited', subject: { id, name } }, now);
        }
        return result;
      }),
  };
}

const keyOf = (label: string): string => label.toLowerCase();

/** Labels without the blanks around them, each once. */
const cleaned = (labels: readonly string[]): string[] =>
  labelsAfter(
    [],
    labels.map((label) => label.replace(/\s+/g, ' ').trim()),
    [],
  );

/** Labels as the workspace writes them already. */
function spelledAs(labels: string[], known: string[]): string[] {
  const spellings = new Map(known.map((label) => [keyOf(label), label]));
  return labels.map((label) => spellings.get(keyOf(label)) ?? label);
}

/** The labels of a campaign after a change, in the order in which they were added. */
function labelsAfter(labels: readonly string[], add: readonly string[], remove: readonly string[]): string[] {
  const gone = new Set(remove.map(keyOf));
  const after = new Map<string, string>();
  for (const label of [...labels, ...add]) {
    const key = keyOf(label);
    if (!gone.has(key) && !after.has(key)) after.set(key, label);
  }
  return [...after.values()];
}

const tooManyLabels = (): Refusal =>
  new Refusal('too_many', `A campaign can have up to ${mostLabels} labels. Remove some to make room.`);
