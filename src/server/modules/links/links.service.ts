import { cleanUtm, utmFieldNames } from '../../../ad-kit/linkBuilder';
import type { UnitOfWork } from '../../db/unitOfWork';
import type { Clock } from '../../lib/clock';
import { newId } from '../../lib/ids';
import type { Page, Paged } from '../../lib/page';
import { invalidFields, notFound, Refusal } from '../../lib/refusal';
import type { LinksRepository } from './links.repository';
import type { LinkPreset, LinkPresetFields, LinkSettings, UtmFields } from './links.types';

export type { LinksRepository };

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
  const settingsOf = async (tx: LinksRepository, accountId: string): Promise<LinkSettings> =>
    (await tx.findSettings(accountId)) ?? defaultSettings;

  return {
    listPresets: (accountId: string, page: Page): Promise<Paged<LinkPreset>> => links.page(accountId, page),

    /** Keeps values as they go into the account's links. Throws `Refusal('too_many')`. */
    createPreset: (accountId: string, { name, utm }: LinkPresetFields): Promise<LinkPreset> =>
      unitOfWork(async (tx) => {
        await tx.links.lockOwner(accountId);
        if ((await tx.links.count(accountId)) >= maxPresets) {
          throw new Refusal('too_many', 'You have 50 presets already. Delete some to add others.');
        }
        const cleaned = cleanUtm(utm, (await settingsOf(tx.links, accountId)).separator);
        refuseTooLong(cleaned);
        return tx.links.insert({ id: newId(), accountId, name: name.trim(), utm: cleaned, createdAt: clock.now() });
      }),

    async deletePreset(accountId: string, id: string): Promise<void> {
      if (!(await links.delete(accountId, id))) throw notFound('preset');
    },

    settings: (accountId: string): Promise<LinkSettings> => settingsOf(links, accountId),

    async changeSettings(accountId: string, settings: LinkSettings): Promise<LinkSettings> {
      await links.saveSettings(accountId, settings);
      return settings;
    },
  };
}

/** A few letters become two in lower case, so a value that was sent within its bound may leave it. */
function refuseTooLong(utm: UtmFields): void {
  const errors = utmFieldNames
    .filter((name) => [...utm[name]].length > longestValue)
    .map((name) => ({
      field: `utm.${name}`,
      message: `This value is too long. Please write at most ${longestValue} letters.`,
    }));
  if (errors.length > 0) throw invalidFields(errors);
}
