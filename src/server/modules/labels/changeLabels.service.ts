import type { BulkResult } from '../../lib/bulkResult';
import { invalidField, notFound, Refusal } from '../../lib/refusal';
import type { Workspace } from '../../lib/scope';
import type { LabelsRepository } from './labels.repository';
import type { Labeled, LabelWish } from './labels.types';

/** Of one campaign or ad. */
const mostLabels = 20;

export interface ChangeLabelsTx {
  labels: Pick<LabelsRepository, 'spellings' | 'put'>;
}

interface Change<Thing> {
  of: Labeled;
  wish: LabelWish;
  /** The ids that are wanted, and those of them that are there, for which other writers then wait. */
  lock: () => Promise<{ wanted: string[]; found: Thing[] }>;
  now: Date;
}

/**
 * Changes the labels of each campaign or ad, or refuses it by itself, in a transaction; says whose labels are others by
 * that. Throws `Refusal('validation_failed')` where nothing is to be changed, and what `lock` throws.
 */
export async function changeLabels<Thing extends { id: string; labels: string[] }>(
  tx: ChangeLabelsTx,
  { workspaceId }: Workspace,
  { of, wish, lock, now }: Change<Thing>,
): Promise<{ result: BulkResult; changed: Thing[] }> {
  const [add, remove] = [cleaned(wish.add), cleaned(wish.remove)];
  if (add.length + remove.length === 0) throw invalidField('add', 'Name a label to add or to remove.');
  const { wanted, found } = await lock();
  const written = spelledAs(add, await tx.labels.spellings(workspaceId, add));
  const byId = new Map(found.map((thing) => [thing.id, thing]));
  const result: BulkResult = { done: [], already: [], refused: [] };
  const changed: Thing[] = [];
  for (const id of wanted) {
    const thing = byId.get(id);
    const labels = thing && labelsAfter(thing.labels, written, remove);
    if (!thing || !labels) result.refused.push({ id, refusal: notFound(of) });
    else if (labels.length > mostLabels) result.refused.push({ id, refusal: tooManyLabels(of) });
    else {
      result.done.push(id);
      if (labels.join('\n') === thing.labels.join('\n')) result.already.push(id);
      else changed.push({ ...thing, labels });
    }
  }
  await tx.labels.put(of, workspaceId, changed, now);
  return { result, changed };
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

/** The labels of a campaign or ad after a change, in the order in which they were added. */
function labelsAfter(labels: readonly string[], add: readonly string[], remove: readonly string[]): string[] {
  const gone = new Set(remove.map(keyOf));
  const after = new Map<string, string>();
  for (const label of [...labels, ...add]) {
    const key = keyOf(label);
    if (!gone.has(key) && !after.has(key)) after.set(key, label);
  }
  return [...after.values()];
}

const nouns: Record<Labeled, string> = { campaign: 'A campaign', ad: 'An ad' };

const tooManyLabels = (of: Labeled): Refusal =>
  new Refusal('too_many', `${nouns[of]} can have up to ${mostLabels} labels. Remove some to make room.`);
