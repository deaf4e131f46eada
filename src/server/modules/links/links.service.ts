import { cleanUtm, utmFieldNames } from '../../../ad-kit/linkBuilder';
import type { UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { newId } from '../../lib/ids';
import type { Page, Paged } from '../../lib/page';
import { invalidFields, notFound, Refusal } from '../../lib/refusal';
import type { Scope } from '../../lib/scope';
import type { LinksRepository } from './links.repository';
import type { LinkPreset, LinkPresetFields, LinkSettings, UtmFields } from './links.types';

/** More than a list shows at a glance. */
const maxPresets = 50;

/** Code points. */
const longestValue = 200;

const defaultSettings: LinkSettings = { separator: '_' };

interface LinksDeps {
  links: LinksRepository;
  unitOfWork: UnitOfWork<{ links: LinksRepository }>;
  clock: Clock;
}

export type LinksService = ReturnType<typeof createLinksService>;

/** How accounts measure their links. "Not there" and "somebody else's" are the same `Refusal('not_found')`. */
export function createLinksService({ links, unitOfWork, clock }: LinksDeps) {
  const settingsOf = async (tx: LinksRepository, scope: Scope): Promise<LinkSettings> =>
    (await tx.findSettings(scope.workspaceId)) ?? defaultSettings;

  return {
    listPresets: (scope: Scope, page: Page): Promise<Paged<LinkPreset>> => links.page(scope.workspaceId, page),

    /** Keeps values as they go into the account's links. Throws `Refusal('too_many')`. */
    createPreset: (asked: Scope, fields: LinkPresetFields): Promise<LinkPreset> =>
      unitOfWork(asked, async (tx, scope) => {
        await tx.locks.workspace(scope.workspaceId);
        if ((await tx.links.count(scope.workspaceId)) >= maxPresets) {
          throw new Refusal('too_many', 'You already have 50 presets. Delete some to make room.');
        }
        const cleaned = cleanUtm(fields.utm, (await settingsOf(tx.links, scope)).separator);
        refuseTooLong(cleaned);
        return tx.links.insert({
          ...fields,
          name: fields.name.trim(),
          utm: cleaned,
          id: newId(),
          workspaceId: scope.workspaceId,
          createdBy: scope.actorId,
          createdAt: clock.now(),
        });
      }),

    deletePreset: (asked: Scope, id: string): Promise<void> =>
      unitOfWork(asked, async (tx, { workspaceId }) => {
        if (!(await tx.links.delete(workspaceId, id))) throw notFound('preset');
      }),

    settings: (scope: Scope): Promise<LinkSettings> => settingsOf(links, scope),

    changeSettings: (asked: Scope, settings: LinkSettings): Promise<LinkSettings> =>
      unitOfWork(asked, async (tx, { workspaceId }) => {
        await tx.links.saveSettings(workspaceId, settings);
        return settings;
      }),
  };
}

/** A few letters become two in lower case, so a value that was sent within its bound may leave it. */
function refuseTooLong(utm: UtmFields): void {
  const errors = utmFieldNames
    .filter((name) => [...utm[name]].length > longestValue)
    .map((name) => ({
      field: `utm.${name}`,
      message: `This value is too long. The limit is ${longestValue} characters.`,
    }));
  if (errors.length > 0) throw invalidFields(errors);
}
